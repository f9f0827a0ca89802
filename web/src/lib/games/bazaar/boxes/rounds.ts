// Rounds around the table, in which others than the player on turn are asked.
import type { Seat, View } from '../bazaar';
import { onTurnMeanwhile, watchedOf } from '../letters/offTurn';
import type { Play } from '../table/play.svelte';

/** Whose turn it is while somebody else is asked; nothing otherwise. */
export const interrupted = (view: View): Seat | null => onTurnMeanwhile(view);

/** Somebody other than the player whose turn it is is asked. */
export const isOffTurn = (view: View): boolean => interrupted(view) !== null;

/** Whose turn it is, whoever is asked meanwhile. */
export const onTurn = (view: View): number => view.letters?.on_turn ?? view.seat;

/** In the last round: so many turns are left, the one being played among them. Whoever is asked meanwhile has none. */
export function turnsLeft(view: View): number | null {
  if (!view.last_round || view.ranking !== null) return null;
  if (view.question?.ask === 'final_cards') return 0;
  return view.seats.length - onTurn(view);
}

/** Everybody looks at the answers of somebody else. */
export const isWatched = (play: Play): boolean => watchedOf(play) !== null;

/** What they look at; it comes with the first round. */
export const loadWatched = () => import('../letters/Watched.svelte');
