// The market sheet, as arithmetic: which of the five slots are filled from the wheelbarrow.
import { GOODS, type Action, type Good, type Goods } from '../bazaar';

export interface Slot {
  good: Good;
  full: boolean;
}

/** The demanded goods, those that the wheelbarrow holds already filled in. */
export function prefill(demand: Good[], cart: Goods): Slot[] {
  const left = { ...cart };
  return demand.map((good) => {
    const full = left[good] > 0;
    if (full) left[good] -= 1;
    return { good, full };
  });
}

/** With the card any goods can be sold: the five that one has most of. */
export function prefillAny(cart: Goods): Good[] {
  const left = { ...cart };
  const chosen: Good[] = [];
  while (chosen.length < 5) {
    const [most] = [...GOODS].sort((a, b) => left[b] - left[a]);
    if (!most || left[most] === 0) break;
    left[most] -= 1;
    chosen.push(most);
  }
  return chosen.sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
}

/** Whether one more of this good could be filled in. */
export function canAdd(slots: Slot[], good: Good, cart: Goods): boolean {
  return slots.filter((slot) => slot.full && slot.good === good).length < cart[good];
}

/** One message for the whole sale: every good, then done. */
export function saleActions(goods: Good[], withCard: boolean): Action[] {
  const ordered = [...goods].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
  const sells = ordered.map((good): Action => ({ do: 'sell', good }));
  return [...(withCard ? [{ do: 'any_goods' } as Action] : []), ...sells, { do: 'done' }];
}
