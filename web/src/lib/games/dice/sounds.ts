// The one sound for what happened just now at the table of the dice game.
import type { Sound } from '../../table/sounds';
import type { Event } from '../../types/dice/Event';

export function diceSound(events: Event[]): Sound | null {
  const has = (...kinds: Event['event'][]) => events.some(({ event }) => kinds.includes(event));
  if (has('game_over')) return 'over';
  if (has('ruby_gained')) return 'ruby';
  if (has('rolled')) return 'dice';
  if (has('card_revealed')) return 'card';
  if (has('tile_gained')) return 'good';
  return has('gained', 'paid') ? 'coin' : null;
}
