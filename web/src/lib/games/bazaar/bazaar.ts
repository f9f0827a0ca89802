// The generated types with the game filled in, and the orders in which people expect things.
import type {
  AnswerOf,
  AskedOf,
  ClientMessageOf,
  PositionOf,
  ServerMessageOf,
  StoryOf,
  TableOf,
  ToldOf,
  UndoOf,
} from '../../game';
import type { Action } from '../../types/Action';
import type { Blocked } from '../../types/Blocked';
import type { Card } from '../../types/Card';
import type { Chance } from '../../types/Chance';
import type { Colour } from '../../types/Colour';
import type { Event } from '../../types/Event';
import type { Good } from '../../types/Good';
import type { Goods } from '../../types/Goods';
import type { Options } from '../../types/Options';
import type { Place } from '../../types/Place';
import type { PlayerView } from '../../types/PlayerView';
import type { Preview } from '../../types/Preview';
import { PLACES, RUBIES_TO_END } from '../../types/printed';
import type { Question } from '../../types/Question';
import type { Ruleset } from '../../types/Ruleset';
import type { Seat } from '../../types/Seat';
import type { TableLine } from '../../types/TableLine';
import type { Tables } from '../../types/Tables';
import type { View } from '../../types/View';

/** The board game with all its boxes. */
export interface Bazaar {
  options: Options;
  view: View;
  question: Question;
  action: Action;
  preview: Preview;
  blocked: Blocked;
  event: Event;
  chance: Chance;
}
export type Answer = AnswerOf<Bazaar>;
export type Asked = AskedOf<Bazaar>;
export type Position = PositionOf<Bazaar>;
export type Told = ToldOf<Bazaar>;
export type Undo = UndoOf<Bazaar>;
export type ClientMessage = ClientMessageOf<Bazaar>;
export type ServerMessage = ServerMessageOf<Bazaar>;
export type BazaarTable = TableOf<Bazaar>;
export type BazaarLine = TableLine<Options, Question>;
export type BazaarTables = Tables<Options, Question>;
export type BazaarStory = StoryOf<Bazaar>;
export type {
  Action,
  Blocked,
  Card,
  Chance,
  Colour,
  Event,
  Good,
  Goods,
  Options,
  Place,
  PlayerView,
  Preview,
  Question,
  Seat,
  View,
};

export const GOODS: readonly Good[] = ['red', 'green', 'yellow', 'blue'];

/** The drawing of a good: shape first, colour second. */
export const GOOD_ICON: Record<Good, string> = {
  red: 'fabric',
  green: 'spice',
  yellow: 'fruit',
  blue: 'jewel',
};

export const sum = (goods: Goods): number => GOODS.reduce((n, good) => n + goods[good], 0);
export const none: Goods = { red: 0, green: 0, yellow: 0, blue: 0 };

/** Columns of a board with so many places: four in the base game, five with anything added. */
export const columns = (places: number): number => (places > PLACES.base.length ? 5 : 4);

/** So many rubies end the game: one more for two, and where there are more ways to get them. */
export function goalOf(view: Boxes & Pick<View, 'seats'>): number {
  const goals: Record<number, number> = RUBIES_TO_END[rulesetOf(view)];
  return goals[view.seats.length] ?? 0;
}

type Boxes = Pick<View, 'mocha' | 'letters'>;

export const rulesetOf = ({ mocha, letters }: Boxes): Ruleset =>
  mocha ? (letters ? 'great-bazaar' : 'mocha') : letters ? 'letters' : 'base';
