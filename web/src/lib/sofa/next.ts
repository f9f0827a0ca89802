// Who comes next, for a telephone that waits.
import type { Seat } from '../types/Seat';

export interface Round {
  players: number;
  /** Whose turn it is. */
  turn: Seat;
  /** In the last round: so many turns are left, the one being played among them. */
  left: number | null;
  over: boolean;
}

/** Whether the next turn is this seat's. */
export function comesNext(seat: Seat | null, { players, turn, left, over }: Round): boolean {
  if (seat === null || seat === turn || over || (left !== null && left <= 1)) return false;
  return seat === (turn + 1) % players;
}
