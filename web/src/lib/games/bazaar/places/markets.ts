// Both markets ask alike; each has its own demand tiles and pays its own prices.
import { m } from '../../../../paraglide/messages.js';
import { list, goodAmount } from '../../../words';
import type { PlaceRow } from './place';
import { demanded } from './printed';

export const marketPlace = (market: 'small' | 'large'): PlaceRow => ({
  prompt: () => m.ask_market(),
  room: 'tall',
  offers: (play) => play.answers('sell', 'any_goods').length > 0,
  inSheet: ['sell', 'skip'],
  track: (view) => demandWords(market === 'small' ? view.small_demand[0] : view.large_demand[0]),
});

function demandWords(tile: string | undefined): string {
  const wanted = demanded(tile);
  const kinds = [...new Set(wanted)];
  if (!kinds.length) return '';
  const amount = (good: (typeof kinds)[number]) => wanted.filter((other) => other === good).length;
  return m.track_demand({ things: list(kinds.map((good) => goodAmount(good, amount(good)))) });
}
