// The generated types with the dice game filled in, and the orders in which people expect things.
import type { AnswerOf, AskedOf, PositionOf, StoryOf, TableOf, ToldOf, UndoOf } from '../../game';
import type { Action } from '../../types/dice/Action';
import type { Blocked } from '../../types/dice/Blocked';
import type { Chance } from '../../types/dice/Chance';
import type { Dice } from '../../types/dice/Dice';
import type { Event } from '../../types/dice/Event';
import type { Face } from '../../types/dice/Face';
import type { Good } from '../../types/dice/Good';
import type { Goods } from '../../types/dice/Goods';
import type { Options } from '../../types/dice/Options';
import type { Preview } from '../../types/dice/Preview';
import type { Question } from '../../types/dice/Question';
import type { Sort } from '../../types/dice/Sort';
import type { Track } from '../../types/dice/Track';
import type { View } from '../../types/dice/View';

/** The dice game, as the shared parts of the client know a game. */
export interface DiceGame {
  options: Options;
  view: View;
  question: Question;
  action: Action;
  preview: Preview;
  blocked: Blocked;
  event: Event;
  chance: Chance;
}
export type { View };
export type Answer = AnswerOf<DiceGame>;
export type Asked = AskedOf<DiceGame>;
export type Position = PositionOf<DiceGame>;
export type Told = ToldOf<DiceGame>;
export type Undo = UndoOf<DiceGame>;
export type DiceTable = TableOf<DiceGame>;
export type DiceStory = StoryOf<DiceGame>;

export const GOODS: readonly Good[] = ['red', 'yellow', 'green', 'blue'];
export const FACES: readonly Face[] = ['red', 'yellow', 'green', 'blue', 'coin', 'card'];
export const TRACKS: readonly Track[] = ['red', 'yellow', 'green', 'blue', 'left', 'right'];

/** The drawing of each sort: shape first, colour second. */
export const SORT_ICON: Record<Sort, string> = {
  red: 'fabric',
  yellow: 'fruit',
  green: 'spice',
  blue: 'jewel',
  brown: 'brown',
  crystal: 'crystal',
  lira: 'lira',
};
export const FACE_ICON: Record<Face, string> = {
  red: 'fabric',
  yellow: 'fruit',
  green: 'spice',
  blue: 'jewel',
  coin: 'lira',
  card: 'bazaar-back',
};

export const sumGoods = (goods: Goods): number => GOODS.reduce((n, good) => n + goods[good], 0);
export const sumDice = (dice: Dice): number => FACES.reduce((n, face) => n + dice[face], 0);
export const noGoods = (): Goods => ({ red: 0, yellow: 0, green: 0, blue: 0 });
export const noDice = (): Dice => ({ red: 0, yellow: 0, green: 0, blue: 0, coin: 0, card: 0 });

export const isGood = (sort: Sort | Face | Track): sort is Good =>
  (GOODS as readonly string[]).includes(sort);

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )
    : value;
export const same = (a: Action, b: Action): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
