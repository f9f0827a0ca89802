// What is new with Letters & Seals: letters, seals and bonus turns, the companion, the Courier, kiosk tiles, auctions.
import { m } from '../../../../paraglide/messages.js';
import type { First } from '../../../firsts/first';
import type { KioskTile } from '../../../types/KioskTile';
import { KIOSK_TILES } from '../../../types/printed';
import { atPlace, before, cardFirsts, inQuestion, placeFirsts, type BoxFirsts } from '../firsts/row';
import { placeName } from '../places/places';
import { LETTERS_CARDS } from './cards';
import { kioskName } from './places/kiosk';

const CARD_TEXTS: Record<keyof typeof LETTERS_CARDS, () => string> = {
  one_letter: m.once_card_one_letter,
  dice_letter: m.once_card_dice_letter,
  good_lira: m.once_card_good_lira,
  red_and_lira: m.once_card_good_and_lira,
  green_and_lira: m.once_card_good_and_lira,
  yellow_and_lira: m.once_card_good_and_lira,
  copy: m.once_card_copy,
  family_walk: m.once_card_family_walk,
  jump: m.once_card_jump,
  two_steps: m.once_card_two_steps,
  from_afar: m.once_card_from_afar,
  twice_mosque: m.once_card_twice_mosque,
  twice_society: m.once_card_twice_society,
  anywhere: m.once_card_anywhere,
};
const PLACE_TEXTS = {
  21: m.once_place_21,
  22: m.once_place_22,
  23: m.once_place_23,
  24: m.once_place_24,
  25: m.once_place_25,
};
/** Most tiles bring something at once; some exchange it, and three do something else. */
function kioskText(tile: KioskTile): string {
  if (tile === 15) return m.once_kiosk_15();
  if (tile === 16) return m.once_kiosk_16();
  if (tile === 19) return m.once_kiosk_19();
  const what = kioskName(tile);
  return tile < 17 ? m.once_kiosk_gain({ what }) : m.once_kiosk_trade({ what });
}
const kiosk = Array.from({ length: KIOSK_TILES }, (_, i): [string, First] => [
  `kiosk-${i + 1}`,
  { name: m.kiosk_tile_name, text: () => kioskText(i + 1) },
]);

export const LETTERS_FIRSTS: BoxFirsts = {
  list: {
    ...placeFirsts(PLACE_TEXTS, placeName),
    ...cardFirsts(CARD_TEXTS, LETTERS_CARDS),
    ...Object.fromEntries(kiosk),
    'figure-courier': { name: m.figure_courier, text: m.once_courier },
    companion: { name: m.figure_companion, text: m.once_companion },
    letter: { name: m.rules_letter, text: m.once_letter },
    seals: { name: m.label_seals, text: m.once_seals },
    bonus_turn: { name: m.rules_bonus_turn, text: m.once_bonus_turn },
    draft: { name: () => placeName(22), text: m.once_draft },
    auction: { name: () => placeName(23), text: m.once_auction },
  },
  nowhere: ['bonus_turn'],
  asked(play) {
    const { asked, view } = play;
    const ask = asked?.question.ask;
    const { courier = 0, kiosk_open = [] } = view.letters ?? {};
    return [
      ...(ask === 'auction' ? [inQuestion('auction')] : []),
      // How tiles are chosen comes first; then the tiles, one in each draft.
      ...(ask === 'kiosk' ? ['draft', ...kiosk_open.map((tile) => `kiosk-${tile}`)].map(inQuestion) : []),
      ...(asked?.question.ask === 'kiosk_use' ? [inQuestion(`kiosk-${asked.question.tile}`)] : []),
      ...(play.answers('courier').length ? [atPlace('figure-courier', courier)] : []),
      ...(play.answers('bonus_turn').length ? [inQuestion('bonus_turn')] : []),
      ...(play.answers('enter', 'move_companion').length ? [before('companion')] : []),
    ];
  },
  owned({ me }) {
    const mine = me?.letters;
    if (!mine) return [];
    return [...(mine.letters.length ? [before('letter')] : []), ...(mine.seals > 0 ? [before('seals')] : [])];
  },
};
