// Mocha & Baksheesh on the page for a new table.
import { m } from '../../../../paraglide/messages.js';
import type { BoxRow } from '../../../create/box';

export const MOCHA_BOX: BoxRow = {
  game: 'bazaar',
  ruleset: 'mocha',
  fewest: 2,
  most: 5,
  icon: 'coffee',
  name: m.new_ruleset_mocha,
  note: m.new_ruleset_mocha_note,
  two: m.new_seats_two_more,
  variants: true,
  decks: false,
  colours: null,
};
