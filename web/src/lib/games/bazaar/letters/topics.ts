// The pages of the rules reference that Letters & Seals and the Great Bazaar add. What was reconstructed wears its mark.
import { m } from '../../../../paraglide/messages.js';
import type { LettersCard } from './cards';
import { cardName, placeName } from '../words/names';
import type { BoxPages, GroupRow, Topic } from '../../../rules/topic';
import { LETTERS_EXAMPLES } from './examples';
import { KIOSK_PICTURE, kioskName } from './places/kiosk';

const r = (...numbers: number[]) => numbers.map((number) => `L-${number}`);

/** The rulings of each page. */
const RULINGS: Record<string, string[]> = {
  letters: r(20, 43, 49, 89, 90),
  'great-bazaar': r(6, 83, 84, 85, 86, 87, 88, 89, 90, 107),
  letter: r(43, 44, 45, 46, 47),
  'bonus-turn': r(49, 50, 51, 52, 53, 54, 88, 114),
  'kiosk-tiles': r(58, 59, 60, 61, 62, 63, 64, 65, 66, 69, 70, 71, 73),
  'figure-companion': r(
    20,
    21,
    22,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
    31,
    32,
    33,
    34,
    35,
    36,
    37,
    38,
    39,
    40,
    41,
    42,
  ),
  'figure-courier': r(19, 48, 87),
  'place-21': r(1, 14, 47),
  'place-22': r(2, 55, 56, 57, 58, 60, 67, 68, 72, 113),
  'place-23': r(3, 74, 75, 76, 77, 78, 79, 80, 81, 82, 109, 112),
  'place-24': r(4, 7, 8, 9, 10, 11, 12, 15),
  'place-25': r(5, 6, 13, 16, 17, 18, 110),
  'card-one_letter': r(47, 91),
  'card-dice_letter': r(91, 92, 108),
  'card-good_lira': r(91, 108),
  'card-copy': r(93, 94, 108),
  'card-family_walk': r(38, 95, 96, 97, 98, 111),
  'card-jump': r(40, 99),
  'card-two_steps': r(25, 100),
  'card-from_afar': r(101, 102, 103),
  'card-twice_mosque': r(104),
  'card-twice_society': r(105),
  'card-anywhere': r(40, 106),
};
const WITH_LIRA = r(91, 108);

const PLACES: Record<number, { effect: () => string; related: string[] }> = {
  21: { effect: m.place_21_effect, related: ['letter'] },
  22: { effect: m.place_22_effect, related: ['kiosk-tiles', 'letter'] },
  23: { effect: m.place_23_effect, related: ['place-6'] },
  24: {
    effect: m.place_24_effect,
    related: ['letter', 'card-twice_society', 'place-13', 'place-16', 'place-20'],
  },
  25: { effect: m.place_25_effect, related: ['great-bazaar', 'letter'] },
};

type CardPage = {
  effect: () => string;
  more?: () => string;
  when: () => string;
  related: string[];
  /** What it brings is ours, not only how many there are. */
  ours?: true;
};
const goodAndLira: CardPage = {
  effect: m.card_good_and_lira_effect,
  when: m.rules_when_outside,
  related: ['wheelbarrow'],
  ours: true,
};
const CARDS: Record<LettersCard, CardPage> = {
  one_letter: { effect: m.card_one_letter_effect, when: m.rules_when_turn, related: ['letter'] },
  dice_letter: {
    effect: m.card_dice_letter_effect,
    when: m.rules_when_outside,
    related: ['letter', 'card-die_to_six'],
    ours: true,
  },
  good_lira: { effect: m.card_good_lira_effect, when: m.rules_when_outside, related: ['wheelbarrow'] },
  red_and_lira: goodAndLira,
  green_and_lira: goodAndLira,
  yellow_and_lira: goodAndLira,
  copy: { effect: m.card_copy_effect, when: m.rules_when_copied, related: ['place-6'] },
  family_walk: {
    effect: m.card_family_walk_effect,
    more: m.card_family_walk_more,
    when: m.rules_when_move,
    related: ['figure-family', 'place-12'],
  },
  jump: { effect: m.card_jump_effect, when: m.rules_when_move, related: ['figure-merchant'] },
  two_steps: { effect: m.card_two_steps_effect, when: m.rules_when_move, related: ['figure-companion'] },
  from_afar: {
    effect: m.card_from_afar_effect,
    when: m.rules_when_outside,
    related: ['figure-governor', 'figure-smuggler', 'figure-courier', 'figure-coffee_trader'],
  },
  twice_mosque: {
    effect: m.card_twice_mosque_effect,
    when: m.rules_when_after,
    related: ['place-14', 'place-15'],
  },
  twice_society: { effect: m.card_twice_society_effect, when: m.rules_when_after, related: ['place-24'] },
  anywhere: { effect: m.card_anywhere_effect, when: m.rules_when_move, related: ['turn'] },
};

const page = (
  id: string,
  name: () => string,
  effect: () => string,
  drawing: Topic['drawing'],
  related: string[],
): Topic => ({ id, group: 'letters', name, effect, drawing, rulings: RULINGS[id] ?? [], related });

const LETTERS_TOPICS: readonly Topic[] = [
  page('letters', m.new_ruleset_letters, m.rules_letters_text, { kind: 'icon', icon: 'letter-1' }, [
    'place-21',
    'place-22',
    'place-23',
    'place-24',
    'letter',
    'figure-companion',
    'figure-courier',
    'bonus-turn',
  ]),
  page('great-bazaar', m.new_ruleset_great, m.rules_great_text, { kind: 'icon', icon: 'any' }, [
    'letters',
    'mocha',
    'place-25',
  ]),
  {
    ...page('letter', m.rules_letter, m.rules_letter_text, { kind: 'letter' }, [
      'place-21',
      'place-24',
      'bonus-turn',
      'figure-courier',
    ]),
    sure: 'reconstructed',
    why: m.rules_sure_letter,
  },
  page('bonus-turn', m.rules_bonus_turn, m.rules_bonus_turn_text, { kind: 'icon', icon: 'seal' }, [
    'letter',
    'turn',
  ]),
  {
    ...page('kiosk-tiles', m.label_kiosk_tiles, m.rules_kiosk_tiles_text, { kind: 'kiosk', tile: 22 }, [
      'place-22',
    ]),
    more: m.rules_kiosk_more,
    listed: () => Object.keys(KIOSK_PICTURE).map((tile) => kioskName(Number(tile))),
    sure: 'likely',
  },
  ...Object.entries(PLACES).map(([number, { effect, related }]): Topic => ({
    ...page(
      `place-${number}`,
      () => placeName(Number(number)),
      effect,
      { kind: 'place', place: Number(number) },
      related,
    ),
    group: 'places',
  })),
  ...(Object.entries(CARDS) as [LettersCard, CardPage][]).map(
    ([card, { effect, more, when, related, ours }]): Topic => ({
      ...page(`card-${card}`, () => cardName(card), effect, { kind: 'card', card }, related),
      group: 'cards',
      rulings: RULINGS[`card-${card}`] ?? WITH_LIRA,
      ...(more ? { more } : {}),
      when,
      sure: 'reconstructed',
      ...(ours ? {} : { why: m.rules_sure_copies }),
    }),
  ),
  {
    ...page(
      'figure-companion',
      m.figure_companion,
      m.figure_companion_effect,
      { kind: 'icon', icon: 'companion-red' },
      ['place-7', 'card-two_steps'],
    ),
    group: 'figures',
  },
  {
    ...page('figure-courier', m.figure_courier, m.figure_courier_effect, { kind: 'icon', icon: 'courier' }, [
      'letter',
      'figure-governor',
      'card-from_afar',
    ]),
    group: 'figures',
  },
];

export type LettersGroup = 'letters';
const LETTERS_GROUPS: readonly GroupRow[] = [['letters', m.new_ruleset_letters]];
export const LETTERS_PAGES: BoxPages = {
  ruleset: 'letters',
  name: m.new_ruleset_letters,
  initials: 'L',
  groups: LETTERS_GROUPS,
  topics: LETTERS_TOPICS,
  examples: LETTERS_EXAMPLES,
};
