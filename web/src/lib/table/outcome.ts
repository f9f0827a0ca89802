// What came of something that somebody did: one line in signs, whichever game it was.
import type { Seat } from '../types/Seat';

export interface Outcome {
  /** The same while it only goes on. */
  key: string;
  seat: Seat;
  /** See `signs.ts`. */
  signs: string;
  /** A ruby came: it is drawn large where nothing moves. */
  ruby: boolean;
}

export const outcomeOf = (key: string, seat: Seat, signs: string): Outcome => ({
  key,
  seat,
  signs,
  ruby: /\[\+\d+\] :ruby:/.test(signs),
});
