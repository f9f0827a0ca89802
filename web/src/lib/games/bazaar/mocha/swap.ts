// The card that swaps up to three goods, as arithmetic. Goods are named in the order of the colours, coffee last.
import type { Action, PlayerView } from '../bazaar';
import type { Ware } from '../../../types/Ware';

export const WARES: readonly Ware[] = ['red', 'green', 'yellow', 'blue', 'coffee'];
export type Counts = Record<Ware, number>;
export const noWares = (): Counts => ({ red: 0, green: 0, yellow: 0, blue: 0, coffee: 0 });
export const total = (counts: Counts): number => WARES.reduce((n, ware) => n + counts[ware], 0);

export const owned = (me: PlayerView, ware: Ware): number =>
  ware === 'coffee' ? (me.mocha?.coffee ?? 0) : me.goods[ware];

/** How many of a ware there is room for. */
export const holds = (me: PlayerView, ware: Ware): number => (ware === 'coffee' ? Infinity : me.capacity);

/** One more of a ware; when there is no room for one more, none of it again. */
export function more(counts: Counts, ware: Ware, most: number, all: number): Counts {
  const may = counts[ware] < most && total(counts) < all;
  return { ...counts, [ware]: may ? counts[ware] + 1 : 0 };
}

/** Everything as one message: what is given, enough, what is taken. */
export function swapActions(give: Counts, take: Counts): Action[] {
  const each = (counts: Counts, act: (ware: Ware) => Action) =>
    WARES.flatMap((ware) => Array.from({ length: counts[ware] }, () => act(ware)));
  const gives = each(give, (ware) => ({ do: 'give', ware }));
  const enough: Action[] = gives.length > 0 && gives.length < 3 ? [{ do: 'done' }] : [];
  return [...gives, ...enough, ...each(take, (ware) => ({ do: 'receive', ware }))];
}
