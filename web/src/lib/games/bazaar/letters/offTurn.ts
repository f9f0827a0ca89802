// Rounds around the table, in which others than the player on turn are asked: what everybody looks at meanwhile.
import type { Seat, View } from '../bazaar';
import type { Play } from '../table/play.svelte';

/** Whose turn it is while somebody else is asked; nothing otherwise. */
export const onTurnMeanwhile = ({ letters, question, seat }: View): Seat | null =>
  letters && question !== null && letters.on_turn !== seat ? letters.on_turn : null;

/** What everybody at the table looks at while somebody else is asked. */
export function watchedOf(play: Play): 'kiosk' | 'auction' | null {
  const { letters, question } = play.view;
  if (!letters || play.position.asked) return null;
  if (question?.ask === 'auction') return 'auction';
  return letters.kiosk_open.length > 0 && question?.ask !== 'move' ? 'kiosk' : null;
}
