// Questions of a round around the table that everybody may see: they need no curtain at a hot seat, as long as no
// card of a hand is looked at.
import type { Question, View } from '../bazaar';
import { needsHand } from './places/kiosk';

/** A tile is chosen or a bid is made: all that is needed lies open. */
export function isOpenQuestion(question: Question | null | undefined): boolean {
  switch (question?.ask) {
    case 'kiosk':
    case 'kiosk_take':
    case 'auction':
      return true;
    case 'kiosk_use':
      return !needsHand(question.tile);
    default:
      return false;
  }
}

/** Somebody other than the player whose turn it is is asked. */
export const isOffTurn = (view: View): boolean =>
  view.letters !== undefined && view.question !== null && view.letters.on_turn !== view.seat;
