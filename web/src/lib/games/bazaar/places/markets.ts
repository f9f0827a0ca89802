// Both markets ask alike; each has its own demand tiles and pays its own prices.
import { m } from '../../../../paraglide/messages.js';
import { list, goodCount } from '../../../words';
import type { View } from '../bazaar';
import { prefill } from './market';
import type { PlaceRow } from './place';
import { nothing, plan } from './plan';
import { demanded, revenue } from './printed';

export const marketPlace = (market: 'small' | 'large'): PlaceRow => ({
  prompt: () => m.ask_market(),
  room: 'tall',
  offers: (play) => play.answers('sell', 'any_goods').length > 0,
  inSheet: ['sell', 'skip'],
  plan: ({ view, me }) => {
    const n = prefill(demanded(tileOf(view, market)), me.goods).filter(({ full }) => full).length;
    const lira = revenue(market)[n - 1];
    if (lira === undefined) return nothing(m.plan_nothing_to_sell());
    const words = m.plan_sell_words({ goods: m.unit_goods({ n }), lira: m.unit_lira({ n: lira }) });
    return plan(`${n} > ${lira} :lira:`, words, m.plan_sell({ n, lira }));
  },
  track: (view) => demandWords(tileOf(view, market)),
});

const tileOf = (view: View, market: 'small' | 'large') =>
  market === 'small' ? view.small_demand[0] : view.large_demand[0];

function demandWords(tile: string | undefined): string {
  const wanted = demanded(tile);
  const kinds = [...new Set(wanted)];
  if (!kinds.length) return '';
  const amount = (good: (typeof kinds)[number]) => wanted.filter((other) => other === good).length;
  return m.track_demand({ things: list(kinds.map((good) => goodCount(good, amount(good)))) });
}
