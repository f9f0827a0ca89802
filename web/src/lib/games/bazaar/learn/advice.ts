// What Fındık says when somebody wakes her: one sentence about what can be seen on the table.
import { m } from '../../../../paraglide/messages.js';
import { GOODS } from '../bazaar';
import { demanded } from '../places/printed';
import type { Play } from '../table/play.svelte';

/** The place of a market and its tile. */
const MARKETS = [
  [11, 'small_demand'],
  [10, 'large_demand'],
] as const;
/** Fewer goods are not worth a way. */
const WORTH = 2;

export function advice({ asked, me, view }: Play): string {
  if (!asked || !me) return m.findik_wait();
  if (asked.question.ask !== 'move') return m.findik_here();
  if (view.gem_price !== null && me.lira >= view.gem_price) return m.findik_ruby({ price: view.gem_price });
  if (me.assistants_in_stack === 0) return m.findik_assistants();
  const [best] = MARKETS.map(([place, demand]) => {
    const wanted = demanded(view[demand][0]);
    const n = GOODS.map((good) => Math.min(me.goods[good], wanted.filter((one) => one === good).length));
    return { place, n: n.reduce((sum, one) => sum + one, 0) };
  }).sort((a, b) => b.n - a.n);
  if (best && best.n >= WORTH) return m.findik_sell(best);
  const full = GOODS.filter((good) => me.goods[good] >= me.capacity).length;
  return full < 2 ? m.findik_goods() : m.findik_lira();
}
