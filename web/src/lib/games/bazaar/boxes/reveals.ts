// Everything that a press can uncover, and why there is no way back behind it: one row each, and no row is missing.
import type { Chance } from '../bazaar';
import { LETTERS_CAUSES, LETTERS_REVEALS } from '../letters/reveals';
import { MOCHA_CAUSES, MOCHA_REVEALS } from '../mocha/reveals';
import type { Reveals } from '../../../types/Reveals';
import { BASE_CAUSES, BASE_REVEALS, type RevealRow } from '../words/reveal';

export const REVEALS: Record<Exclude<Reveals, 'none'>, RevealRow> = {
  ...BASE_REVEALS,
  ...MOCHA_REVEALS,
  ...LETTERS_REVEALS,
};

export const CAUSES: Record<Chance['chance'], () => string> = {
  ...BASE_CAUSES,
  ...MOCHA_CAUSES,
  ...LETTERS_CAUSES,
};
