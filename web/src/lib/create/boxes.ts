// The boxes that can be opened on the page for a new table, one row each.
import { m } from '../../paraglide/messages.js';
import { diceColours } from '../games/dice/colours';
import { EXPANSIONS } from '../games/bazaar/boxes/expansions';
import type { Box, BoxRow } from './box';

export type { Box, BoxRow };

export const BOXES: Record<Box, BoxRow> = {
  base: {
    game: 'bazaar',
    ruleset: 'base',
    fewest: 2,
    most: 5,
    icon: 'ruby',
    name: m.new_ruleset_base,
    note: m.new_ruleset_base_note,
    two: m.new_seats_two,
    variants: true,
    decks: false,
    colours: null,
  },
  ...EXPANSIONS,
  'great-bazaar': {
    game: 'bazaar',
    ruleset: 'great-bazaar',
    fewest: 2,
    most: 5,
    icon: 'any',
    name: m.new_ruleset_great,
    note: m.new_ruleset_great_note,
    two: m.new_seats_two_more,
    variants: true,
    decks: false,
    colours: null,
  },
  dice: {
    game: 'dice',
    ruleset: 'base',
    fewest: 2,
    most: 4,
    icon: 'brown',
    name: m.new_ruleset_dice,
    note: m.new_ruleset_dice_note,
    two: m.new_seats_two_dice,
    variants: false,
    decks: false,
    colours: diceColours,
  },
};

export const isBox = (id: string): id is Box => id in BOXES;

/** The box a table is played with. */
export function boxOf({ game, options }: { game: string; options: unknown }): BoxRow {
  if (game === 'dice') return BOXES.dice;
  const { ruleset = 'base' } = (options ?? {}) as { ruleset?: string };
  return isBox(ruleset) ? BOXES[ruleset] : BOXES.base;
}
