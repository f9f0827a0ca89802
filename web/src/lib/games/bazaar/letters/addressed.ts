// Whether a letter of one's own names a place.
import { m } from '../../../../paraglide/messages.js';
import type { Place, PlayerView, View } from '../bazaar';

/** The mark of such a place on the board. */
export const letterMark = (me: PlayerView | null | undefined, place: Place): string | null =>
  me?.letters?.letters.includes(place) ? 'letter-1' : null;

/** The same for the ear. */
export function letterSaid({ viewer, seats }: View, place: Place): string[] {
  const me = viewer === 'spectator' ? null : seats[viewer.seat];
  return letterMark(me, place) ? [m.say_letter_here()] : [];
}
