// The boxes of the board game on the page for a new table.
import type { BoxRow } from '../../../create/box';
import { LETTERS_BOX } from '../letters/box';
import { MOCHA_BOX } from '../mocha/box';

export const EXPANSIONS: Record<'mocha' | 'letters', BoxRow> = { mocha: MOCHA_BOX, letters: LETTERS_BOX };
