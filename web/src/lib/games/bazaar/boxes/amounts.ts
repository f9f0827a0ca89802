// What the boxes add to what is paid, gained, missing and moved.
import type { Colour, PlayerView, Seat } from '../bazaar';
import { LETTERS_AMOUNTS } from '../letters/amounts';
import { MOCHA_AMOUNTS } from '../mocha/amounts';
import type { Amounts } from '../../../types/Amounts';
import type { Effects } from '../../../types/Effects';
import type { Missing } from '../../../types/Missing';
import type { Movement } from '../../../types/Movement';
import type { BoxAmounts, Moved, Part, Thing } from '../words/amount';

const BOXES: readonly BoxAmounts[] = [MOCHA_AMOUNTS, LETTERS_AMOUNTS];

export const boxParts = (amounts: Partial<Amounts>, kind: 'money' | 'cards' | 'tiles'): Part[] =>
  BOXES.flatMap((box) => box[kind]?.(amounts) ?? []);

export const boxMissing = (missing: Missing): string[] => BOXES.flatMap((box) => box.missing(missing));

/** What somebody then has of the boxes. */
export const boxAfter = (player: PlayerView, seat: Seat, effects: Effects): PlayerView =>
  BOXES.reduce((now, box) => box.after(now, seat, effects), player);

/** What moves that belongs to a box. */
export const boxMoves = (moves: readonly Movement[], colour: Colour): Moved[] =>
  moves.flatMap((move) => BOXES.flatMap((box) => box.moved(move, colour) ?? []));

/** What bots count that belongs to a box. */
export const boxThing = (name: string): Thing | null =>
  BOXES.flatMap(({ counted }) => counted[name] ?? [])[0] ?? null;
