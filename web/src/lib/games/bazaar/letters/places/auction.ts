// Bids: a list of answers has an end and a purse has none, so a bid beyond 100 Lira is named in parts (L-109).
import type { Action, Answer } from '../../bazaar';

const HUNDRED = 100;

/** What is sent for a bid: as many hundreds as leave 1 to 100 Lira, then these. */
export function bidding(lira: number, named = 0): [Action, ...Action[]] {
  const hundreds = Math.max(0, Math.ceil((lira - named) / HUNDRED) - 1);
  const rest: Action = { do: 'bid', lira: lira - named - hundreds * HUNDRED };
  const [first, ...others] = [...Array<Action>(hundreds).fill({ do: 'bid_hundred' }), rest];
  return [first ?? rest, ...others];
}

export interface Span {
  least: number;
  most: number;
}

/** The least and the most that can be bid; nothing if no bid can be made. */
export function bidSpan(answers: readonly Answer[], purse: number, high: number, named = 0): Span | null {
  const least = Math.max(high, named) + 1;
  if (answers.some(({ action }) => action.do === 'bid_hundred')) return { least, most: purse };
  const bids = answers.flatMap(({ action }) => (action.do === 'bid' ? [named + action.lira] : []));
  return bids.length ? { least, most: Math.max(...bids) } : null;
}

/** The most that can be planned: the server follows single answers, and a larger bid is none. */
export const MOST_PLANNED = HUNDRED;
