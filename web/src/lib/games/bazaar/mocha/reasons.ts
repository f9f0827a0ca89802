// Why something is not possible with Mocha & Baksheesh, in words.
import { m } from '../../../../paraglide/messages.js';
import type { ReasonRows } from '../words/reason';

type MochaReason = 'tavern_tile_not_owned' | 'not_neighbours' | 'behind_barrier';

export const MOCHA_REASONS: ReasonRows<MochaReason> = {
  tavern_tile_not_owned: m.why_tile_not_owned,
  not_neighbours: m.why_not_neighbours,
  behind_barrier: (reason) => m.why_behind_barrier({ n: reason.steps }),
};
