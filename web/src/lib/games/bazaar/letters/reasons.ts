// Why something is not possible with Letters & Seals, in words.
import { m } from '../../../../paraglide/messages.js';
import type { Ruling } from '../../../types/Ruling';
import type { ReasonRows } from '../words/reason';

type LettersReason = 'no_companion' | 'no_letter' | 'bid_too_low' | 'once_per_round';

export const LETTERS_REASONS: ReasonRows<LettersReason> = {
  no_companion: m.why_no_companion,
  no_letter: m.why_no_letter,
  bid_too_low: (reason) => m.why_bid_too_low({ lira: m.unit_lira({ n: reason.lira }) }),
  once_per_round: m.why_once_per_round,
};

/** What is not left, and when something could be done, by the ruling that refuses it. */
export const LETTERS_RULINGS: Record<Ruling, () => string> = {
  'L-9': m.why_no_ruby,
  'L-23': m.why_before_move,
  'L-47': m.why_no_letter_left,
  'L-93': m.why_no_discard,
};
