// The Roasting Plant, as arithmetic: which ways were chosen, and the answers they are.
import type { Action, Good } from '../../bazaar';

export interface Roast {
  lira: boolean;
  good: Good | null;
  /** A bonus or guild card, as the answer that gives it away. */
  card: Action | null;
}

export function roastActions({ lira, good, card }: Roast): Action[] {
  return [
    ...(lira ? [{ do: 'pay_lira' } as Action] : []),
    ...(good ? [{ do: 'pay_good', good } as Action] : []),
    ...(card ? [card] : []),
  ];
}
