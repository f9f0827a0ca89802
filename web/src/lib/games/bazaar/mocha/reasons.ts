// Why something is not possible with Mocha & Baksheesh, in words.
import { m } from '../../../../paraglide/messages.js';
import type { Ruling } from '../../../types/Ruling';
import type { ReasonRows } from '../words/reason';

type MochaReason = 'tavern_tile_not_owned' | 'not_neighbours' | 'behind_barrier';

export const MOCHA_REASONS: ReasonRows<MochaReason> = {
  tavern_tile_not_owned: m.why_tile_not_owned,
  not_neighbours: m.why_not_neighbours,
  behind_barrier: (reason) => m.why_behind_barrier({ n: reason.steps }),
};

/** What is not left, and when something could be done, by the ruling that refuses it. */
export const MOCHA_RULINGS: Record<Ruling, () => string> = {
  'M-11': m.why_before_move,
  'M-14': m.why_no_card_left,
  'M-58': m.why_no_ruby,
  'M-60': m.why_no_ruby,
  'M-61': m.why_no_tile,
};
