// What is new in the base game: places, bonus cards, mosque tiles, figures, and the end.
import { m } from '../../../../paraglide/messages.js';
import type { CARDS as BOX_CARDS } from '../../../types/printed';
import type { CameUp } from '../../../firsts/first';
import { BASE_CARDS } from '../cards/cards';
import { placeName } from '../places/places';
import type { Play } from '../table/play.svelte';
import { atPlace, before, cardFirsts, inHand, inQuestion, placeFirsts, type BoxFirsts } from './row';

const CARD_TEXTS: Record<(typeof BOX_CARDS)['base'][number], () => string> = {
  one_good: m.once_card_one_good,
  five_lira: m.once_card_five_lira,
  long_way: m.once_card_long_way,
  stay: m.once_card_stay,
  assistant_back: m.once_card_assistant_back,
  family_home: m.once_card_family_home,
  twice_palace: m.once_card_twice_palace,
  twice_post_office: m.once_card_twice_post_office,
  twice_dealer: m.once_card_twice_palace,
  any_goods: m.once_card_any_goods,
};

const PLACE_TEXTS = {
  1: m.once_place_1,
  2: m.once_place_2,
  3: m.once_place_3,
  4: m.once_place_4,
  5: m.once_place_5,
  6: m.once_place_6,
  7: m.once_place_7,
  8: m.once_place_8,
  9: m.once_place_9,
  10: m.once_place_10,
  11: m.once_place_11,
  12: m.once_place_12,
  13: m.once_place_13,
  14: m.once_place_14,
  15: m.once_place_15,
  16: m.once_place_16,
};

/** The family member of somebody else is met. */
function caught(play: Play): CameUp[] {
  return play.answers('catch').length ? [atPlace('catch', play.me?.place ?? 0)] : [];
}

function paid({ asked, me }: Play): CameUp[] {
  if (asked?.question.ask !== 'pay_merchants') return [];
  const place = me?.place ?? 0;
  return [...(asked.question.neutral > 0 ? [atPlace('neutral', place)] : []), atPlace('pay', place)];
}

export const BASE_FIRSTS: BoxFirsts = {
  list: {
    ...placeFirsts(PLACE_TEXTS, placeName),
    ...cardFirsts(CARD_TEXTS, BASE_CARDS),
    'tile-red': { name: m.rules_tile_red, text: m.once_tile_red },
    'tile-green': { name: m.rules_tile_green, text: m.once_tile_green },
    'tile-yellow': { name: m.rules_tile_yellow, text: m.once_tile_yellow },
    'tile-blue': { name: m.rules_tile_blue, text: m.once_tile_blue },
    'figure-governor': { name: m.figure_governor, text: m.once_governor },
    'figure-smuggler': { name: m.figure_smuggler, text: m.once_smuggler },
    'figure-family': { name: m.rules_figure_family, text: m.once_family },
    catch: { name: m.rules_figure_family, text: m.once_catch },
    neutral: { name: m.rules_figure_neutral, text: m.once_neutral },
    pay: { name: m.rules_turn_2, text: m.once_pay },
    leader: { name: m.label_leader, text: m.once_leader },
    last_round: { name: m.turn_last_round, text: m.once_last_round },
    final_cards: { name: m.rules_cards, text: m.once_final_cards },
  },
  nowhere: ['move', 'pay_merchants', 'final_cards'],
  asked(play) {
    const { asked, view } = play;
    if (asked?.question.ask === 'final_cards') return [inQuestion('final_cards')];
    return [
      ...(view.last_round ? [inQuestion('last_round')] : []),
      ...paid(play),
      ...caught(play),
      ...(play.answers('governor').length ? [atPlace('figure-governor', view.governor)] : []),
      ...(play.answers('smuggler').length ? [atPlace('figure-smuggler', view.smuggler)] : []),
    ];
  },
  owned({ me, view, seat }) {
    if (!me) return [];
    return [
      ...me.mosque_tiles.map((good) => before(`tile-${good}`)),
      ...(me.hand ?? []).map((card) => inHand(`card-${card}`)),
      ...(me.family_place === 12 ? [] : [atPlace('figure-family', me.family_place)]),
      ...(view.caravan_leader === seat && seat !== null ? [before('leader')] : []),
    ];
  },
};
