// The ways to a ruby at a table: those of the base game, and what the boxes on it add. The goal stands at the table from
// the first moment on, so they are apart from what is explained later.
import { m } from '../../../../paraglide/messages.js';
import type { Way } from '../../../firsts/goal.svelte';
import type { View } from '../bazaar';
import { LETTERS_WAYS } from '../letters/ways';
import { MOCHA_WAYS } from '../mocha/ways';

const BASE_WAYS: readonly Way[] = [
  { name: m.once_way_lira, places: [16], icon: 'lira' },
  { name: m.once_way_goods, places: [13], icon: 'any' },
  { name: m.once_way_extensions, places: [1], icon: 'extension' },
  { name: m.once_way_mosque, places: [14, 15], icon: 'mosque-tile' },
];

const BOXES = [['mocha', MOCHA_WAYS] as const, ['letters', LETTERS_WAYS] as const];

export const waysOf = (view: View): Way[] => [
  ...BASE_WAYS,
  ...BOXES.flatMap(([box, ways]) => (view[box] ? ways : [])),
];
