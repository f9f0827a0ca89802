// What the last page of a table shows, whichever game it was.
import type { RubyLine } from '../rubies/rubies';
import type { Colour } from '../types/Colour';
import type { Seat } from '../types/Seat';

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

/** The first turn of a seat that is played after so many actions; nothing if the game was over before. */
export function firstTurnSince(lines: readonly RubyLine[], seat: Seat, ply: number): number | null {
  const own = lines[seat];
  if (!own) return null;
  const before = (line: RubyLine) => line.began.filter((began) => began < ply);
  const latest = Math.max(-1, ...lines.flatMap(before));
  const mine = before(own);
  const turn = mine.length > 0 && mine.at(-1) === latest ? mine.length : mine.length + 1;
  return turn <= own.began.length ? turn : null;
}
