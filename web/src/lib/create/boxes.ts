// The boxes that can be opened on the page for a new table, one row each.
import { m } from '../../paraglide/messages.js';
import { diceColours } from '../games/dice/colours';
import type { Colour } from '../types/Colour';
import type { Ruleset } from '../types/Ruleset';

export type Box = Ruleset | 'dice';

export interface BoxRow {
  game: 'bazaar' | 'dice';
  /** The rules of the board game that lie in the box. */
  ruleset: Ruleset;
  fewest: number;
  most: number;
  icon: string;
  name: () => string;
  note: () => string;
  /** What is different for two. */
  two: () => string;
  variants: boolean;
  /** One may play with the new bonus cards only. */
  decks: boolean;
  /** The colours of the seats where nobody chooses them. */
  colours: ((players: number) => Colour[]) | null;
}

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
  mocha: {
    game: 'bazaar',
    ruleset: 'mocha',
    fewest: 2,
    most: 5,
    icon: 'coffee',
    name: m.new_ruleset_mocha,
    note: m.new_ruleset_mocha_note,
    two: m.new_seats_two_mocha,
    variants: true,
    decks: false,
    colours: null,
  },
  letters: {
    game: 'bazaar',
    ruleset: 'letters',
    fewest: 2,
    most: 5,
    icon: 'letter-1',
    name: m.new_ruleset_letters,
    note: m.new_ruleset_letters_note,
    two: m.new_seats_two_mocha,
    variants: true,
    decks: true,
    colours: null,
  },
  'great-bazaar': {
    game: 'bazaar',
    ruleset: 'great-bazaar',
    fewest: 2,
    most: 5,
    icon: 'any',
    name: m.new_ruleset_great,
    note: m.new_ruleset_great_note,
    two: m.new_seats_two_mocha,
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
