// Letters & Seals on the page for a new table.
import { m } from '../../../../paraglide/messages.js';
import type { BoxRow } from '../../../create/box';

export const LETTERS_BOX: BoxRow = {
  game: 'bazaar',
  ruleset: 'letters',
  fewest: 2,
  most: 5,
  icon: 'letter-1',
  name: m.new_ruleset_letters,
  note: m.new_ruleset_letters_note,
  two: m.new_seats_two_more,
  variants: true,
  decks: true,
  colours: null,
};
