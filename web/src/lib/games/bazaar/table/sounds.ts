// What is heard of what happened at the board game.
import type { Sound } from '../../../table/sounds';
import type { Event } from '../bazaar';

/** The one sound for what happened just now: the rarest thing is heard, not everything. */
export function soundOf(events: Event[]): Sound | null {
  const has = (...kinds: Event['event'][]) => events.some(({ event }) => kinds.includes(event));
  if (has('game_over')) return 'over';
  if (has('ruby_gained')) return 'ruby';
  if (has('rolled')) return 'dice';
  if (has('good_gained', 'mosque_tile_taken', 'wheelbarrow_extended')) return 'good';
  if (has('sold', 'lira_gained', 'merchant_paid', 'lira_paid')) return 'coin';
  if (has('card_drawn', 'card_taken', 'card_played', 'card_discarded')) return 'card';
  if (has('moved', 'family_sent', 'assistant_returned')) return 'step';
  return null;
}
