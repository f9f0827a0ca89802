// Every reason why something is not possible: one row each, and no row is missing.
import { LETTERS_REASONS } from '../letters/reasons';
import { MOCHA_REASONS } from '../mocha/reasons';
import type { Reason } from '../../../types/Reason';
import { BASE_REASONS, type ReasonRows, type Why } from '../words/reason';

const REASONS: ReasonRows<Reason['code']> = { ...BASE_REASONS, ...MOCHA_REASONS, ...LETTERS_REASONS };

/** Why something is not possible, in words. */
export const why = (reason: Why): string => (REASONS[reason.code] as (reason: Why) => string)(reason);
