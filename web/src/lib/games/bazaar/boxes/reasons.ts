// Every reason why something is not possible: one row each, and no row is missing.
import { LETTERS_REASONS, LETTERS_RULINGS } from '../letters/reasons';
import { MOCHA_REASONS, MOCHA_RULINGS } from '../mocha/reasons';
import type { Reason } from '../../../types/Reason';
import type { Ruling } from '../../../types/Ruling';
import { BASE_RULINGS } from '../words/byRuling';
import { BASE_REASONS, type ReasonRows, type Why } from '../words/reason';

const REASONS: ReasonRows<Reason['code']> = { ...BASE_REASONS, ...MOCHA_REASONS, ...LETTERS_REASONS };

/** Where the code alone says little, its ruling names the reason. */
const RULINGS: Record<Ruling, () => string> = { ...BASE_RULINGS, ...MOCHA_RULINGS, ...LETTERS_RULINGS };

/** Why something is not possible, in words. */
export function why(reason: Why): string {
  const vague = reason.code === 'not_now' || reason.code === 'none_left';
  const named = vague && reason.ruling !== undefined ? RULINGS[reason.ruling] : undefined;
  return named ? named() : (REASONS[reason.code] as (reason: Why) => string)(reason);
}
