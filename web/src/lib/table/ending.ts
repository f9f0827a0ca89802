// What the last page of a table shows, whichever game it was.
import type { RubyLine } from '../rubies/rubies';
import type { Colour } from '../types/Colour';

/** What the last page shows of a game, whichever game it was. */
export interface Ended {
  seats: {
    colour: Colour;
    rank: number;
    rubies: number;
    /** What breaks a tie, in its order. */
    ties: { icon: string; label: string; n: number }[];
  }[];
  /** When each ruby came, and from where. */
  lines: RubyLine[];
  /** So many rubies end the game. */
  goal: number;
  /** The line that decided. */
  how: string;
  /** What stands above each mark of the chart. */
  note: string;
  /** One row for each number, a column for each seat. */
  numbers: { label: string; values: string[] }[];
}
