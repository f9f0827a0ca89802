// Rounds around the table, in which others than the player on turn are asked.
import type { View } from '../bazaar';

/** Somebody other than the player whose turn it is is asked. */
export const isOffTurn = (view: View): boolean =>
  view.letters !== undefined && view.question !== null && view.letters.on_turn !== view.seat;
