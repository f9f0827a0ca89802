// A bonus card is one row: its words, its face, and how it is played. The rows of the base game are in `cards.ts`,
// those of a box in its folder; `boxes/cards.ts` is the list of all.
//
// Faces are lines of words that `Picture` sets into a box:
//   fabric lira …   an icon            coin:5   a coin with a number     > / .      arrow, or, gap
//   merchant assistant family          in the colour of whoever looks
//   at:13  the number of a place       link:gate  its link symbol        twice:x    link symbol twice
//   trail:0 trail:3-4  footprints      tag:3–4  numbers on a plate       |          a new row, ~ a small one
//   coffee*3  overlapping copies       coin:2!  does not happen          <>         exchange
//   map:corner  a small board          fill:fabric  a full rail of the wheelbarrow
//   pile  open cards, one on another   =  stands for
import type { Action, Place } from '../bazaar';
import type { Room } from '../questions/question';
import type { SheetName } from '../questions/sheet';

/** What has to be named with a card: on the board, or in a sheet. */
export type CardTarget = { title: () => string } & (
  { onBoard: Action['do'] } | { sheet: SheetName; room: Room }
);

export interface CardRow {
  name: () => string;
  /** One line of what it does, for its face. */
  text: () => string;
  picture: string;
  /** One small drawing that stands for the card. */
  icon: string;
  /** An icon above a picture that is a table. */
  head?: string;
  /** A number in the middle of a picture: one of these, not all. */
  badge?: string;
  /** Brings what breaks a tie: it is laid out after the last round. */
  cash?: boolean;
  /** The places whose action it repeats. */
  again?: readonly Place[];
  /** Nothing where a press plays it; left out for cards that are played by repeating an action. */
  target?: CardTarget | null;
}
