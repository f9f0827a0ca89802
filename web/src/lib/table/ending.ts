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
  /** Why the winner won. */
  how: string;
  /** The column that decided, by its icon: `ruby`, or what broke the tie; nothing if everything was equal. */
  decides?: string | null;
  /** One row for each number, a column for each seat. */
  numbers: { label: string; values: string[] }[];
}
