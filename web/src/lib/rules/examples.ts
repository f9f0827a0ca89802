// The pictures of before and after, by page.
import { LETTERS_EXAMPLES } from '../games/bazaar/letters/examples';
import { MOCHA_EXAMPLES } from '../games/bazaar/mocha/examples';
import { BASE_EXAMPLES } from '../games/bazaar/rules/examples';
import { DICE_EXAMPLES } from '../games/dice/examples';
import type { Example, Examples } from './example';

export const EXAMPLES: Examples = {
  ...BASE_EXAMPLES,
  ...MOCHA_EXAMPLES,
  ...LETTERS_EXAMPLES,
  ...DICE_EXAMPLES,
};

export const examplesOf = (topic: string): readonly Example[] => EXAMPLES[topic] ?? [];
