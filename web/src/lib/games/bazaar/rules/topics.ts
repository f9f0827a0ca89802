// The pages of the rules reference for the base game.
import { m } from '../../../../paraglide/messages.js';
import type { Topic } from '../../../rules/topic';
import type { CARDS as BOX_CARDS } from '../../../types/printed';
import type { Good } from '../bazaar';
import { cardName, placeName } from '../words/names';

type FigureName = 'merchant' | 'assistant' | 'family' | 'governor' | 'smuggler' | 'neutral';
type BaseCard = (typeof BOX_CARDS)['base'][number];

const b = (...numbers: number[]) => numbers.map((number) => `B-${number}`);

const PLACE_EFFECTS = [
  m.place_1_effect,
  m.place_2_effect,
  m.place_3_effect,
  m.place_4_effect,
  m.place_5_effect,
  m.place_6_effect,
  m.place_7_effect,
  m.place_8_effect,
  m.place_9_effect,
  m.place_10_effect,
  m.place_11_effect,
  m.place_12_effect,
  m.place_13_effect,
  m.place_14_effect,
  m.place_15_effect,
  m.place_16_effect,
];
/** By place: its rulings, and what helps or belongs there. */
const PLACES: [string[], string[]][] = [
  [b(33, 66), ['wheelbarrow']],
  [b(22, 31, 75), ['tile-green', 'wheelbarrow']],
  [b(22, 31, 75), ['tile-green', 'wheelbarrow']],
  [b(22, 31, 75), ['tile-green', 'wheelbarrow']],
  [[...b(23), 'N-2'], ['card-twice_post_office']],
  [b(34, 35, 36, 37, 38, 62, 74, 79, 80, 85, 93, 94), ['variant-caravan_leader']],
  [b(8, 10, 19, 64, 87, 97), ['figure-assistant']],
  [b(25, 29, 76), ['tile-red']],
  [b(29, 30), ['tile-red']],
  [[...b(88), 'N-4', 'N-10'], ['demand']],
  [
    [...b(28, 88, 92), 'N-4', 'N-10'],
    ['demand', 'card-any_goods'],
  ],
  [
    [...b(39, 40, 41, 42, 43, 44, 47, 67, 73), 'N-5'],
    ['figure-family', 'card-family_home'],
  ],
  [b(58, 83, 91), ['card-twice_palace']],
  [
    [...b(14, 32), 'N-3'],
    ['tile-red', 'tile-green'],
  ],
  [
    [...b(14, 32), 'N-3'],
    ['tile-blue', 'tile-yellow'],
  ],
  [[...b(83), 'N-1'], ['card-twice_dealer']],
];
const TWICE = b(23, 24, 25, 60, 77, 78);
const CARDS: Record<
  BaseCard,
  { effect: () => string; when: () => string; rulings: string[]; related: string[] }
> = {
  one_good: {
    effect: m.card_one_good_effect,
    when: m.rules_when_outside,
    rulings: b(22, 25, 26, 57, 58, 72),
    related: [],
  },
  five_lira: {
    effect: m.card_five_lira_effect,
    when: m.rules_when_turn,
    rulings: b(18, 27, 54, 55, 57),
    related: [],
  },
  long_way: {
    effect: m.card_long_way_effect,
    when: m.rules_when_move,
    rulings: [...b(2, 3), 'N-9'],
    related: ['turn'],
  },
  stay: {
    effect: m.card_stay_effect,
    when: m.rules_when_move,
    rulings: [...b(3, 9, 10), 'N-6'],
    related: ['turn'],
  },
  assistant_back: {
    effect: m.card_assistant_back_effect,
    when: m.rules_when_first,
    rulings: b(11, 12, 60, 64, 65),
    related: ['figure-assistant', 'tile-yellow'],
  },
  family_home: {
    effect: m.card_family_home_effect,
    when: m.rules_when_turn,
    rulings: b(18, 27, 46, 54, 57, 61, 63, 73),
    related: ['figure-family', 'place-12'],
  },
  twice_palace: {
    effect: m.card_twice_palace_effect,
    when: m.rules_when_after,
    rulings: [...TWICE, ...b(91)],
    related: ['place-13'],
  },
  twice_post_office: {
    effect: m.card_twice_post_office_effect,
    when: m.rules_when_after,
    rulings: TWICE,
    related: ['place-5'],
  },
  twice_dealer: {
    effect: m.card_twice_dealer_effect,
    when: m.rules_when_after,
    rulings: TWICE,
    related: ['place-16'],
  },
  any_goods: {
    effect: m.card_any_goods_effect,
    when: m.rules_when_with,
    rulings: b(28, 60, 92),
    related: ['place-11', 'demand'],
  },
};
const TILES: Record<
  Good,
  { name: () => string; effect: () => string; rulings: string[]; related: string[] }
> = {
  red: {
    name: m.rules_tile_red,
    effect: m.tile_red_effect,
    rulings: b(29, 76, 89),
    related: ['place-14', 'place-8', 'place-9'],
  },
  green: {
    name: m.rules_tile_green,
    effect: m.tile_green_effect,
    rulings: b(31, 75),
    related: ['place-14', 'place-2', 'place-3', 'place-4'],
  },
  yellow: {
    name: m.rules_tile_yellow,
    effect: m.tile_yellow_effect,
    rulings: [...b(13, 57, 64), 'N-7'],
    related: ['place-15'],
  },
  blue: {
    name: m.rules_tile_blue,
    effect: m.tile_blue_effect,
    rulings: b(14, 64),
    related: ['place-15', 'figure-assistant'],
  },
};
const FIGURES: Record<
  FigureName,
  { name: () => string; effect: () => string; rulings: string[]; related: string[] }
> = {
  merchant: {
    name: m.rules_figure_merchant,
    effect: m.figure_merchant_effect,
    rulings: b(1, 4, 5, 16, 17, 71),
    related: ['turn'],
  },
  assistant: {
    name: m.rules_figure_assistant,
    effect: m.figure_assistant_effect,
    rulings: b(6, 7, 8, 15, 64, 65, 81),
    related: ['place-7', 'tile-blue', 'tile-yellow'],
  },
  family: {
    name: m.rules_figure_family,
    effect: m.figure_family_effect,
    rulings: b(39, 41, 43, 44, 45, 63, 68),
    related: ['place-12', 'card-family_home'],
  },
  governor: {
    name: m.rules_figure_governor,
    effect: m.figure_governor_effect,
    rulings: b(35, 48, 49, 50, 51, 59, 72, 96),
    related: ['figure-smuggler'],
  },
  smuggler: {
    name: m.rules_figure_smuggler,
    effect: m.figure_smuggler_effect,
    rulings: b(48, 49, 51, 52, 59, 72, 96),
    related: ['figure-governor'],
  },
  neutral: {
    name: m.rules_figure_neutral,
    effect: m.figure_neutral_effect,
    rulings: b(19, 20, 69, 84),
    related: ['two'],
  },
};

const start = (
  id: string,
  name: () => string,
  effect: () => string,
  icon: string,
  rulings: string[] = [],
  related: string[] = [],
): Topic => ({
  id,
  group: 'start',
  name,
  effect,
  drawing: { kind: 'icon', icon },
  rulings,
  related,
});

export const BASE_TOPICS: readonly Topic[] = [
  start(
    'turn',
    m.rules_turn,
    m.rules_turn_1_text,
    'foot',
    b(1, 3, 5, 6, 16, 17, 21, 45, 57, 58, 66, 68, 82, 90),
    ['figure-assistant', 'figure-family', 'figure-governor', 'figure-smuggler'],
  ),
  start(
    'goal',
    m.rules_goal,
    m.rules_goal_text,
    'ruby',
    [...b(53, 54, 55, 56), 'N-8'],
    ['place-13', 'place-16', 'place-14', 'place-15', 'place-1'],
  ),
  start('setup', m.rules_setup, m.rules_setup_text, 'open-card', b(70, 86), ['layouts', 'two']),
  start('layouts', m.rules_layouts, m.rules_layouts_text, 'place-gate'),
  start('wheelbarrow', m.rules_wheelbarrow, m.rules_wheelbarrow_text, 'wheelbarrow', b(22, 33), ['place-1']),
  start('two', m.rules_two, m.rules_two_text, 'other', b(19, 20, 69, 84), ['figure-neutral']),
  start(
    'variant-neutral_assistants',
    m.new_variant_neutral_assistants,
    m.new_variant_neutral_assistants_note,
    'any',
    b(95),
    ['figure-assistant'],
  ),
  start(
    'variant-caravan_leader',
    m.new_variant_caravan_leader,
    m.new_variant_caravan_leader_note,
    'bonus-back',
    b(85),
    ['place-6'],
  ),
  ...PLACES.map(([rulings, related], index): Topic => ({
    id: `place-${index + 1}`,
    group: 'places',
    name: () => placeName(index + 1),
    effect: PLACE_EFFECTS[index] ?? (() => ''),
    ...(index + 1 === 6 ? { more: m.place_6_coffee } : {}),
    drawing: { kind: 'place', place: index + 1 },
    rulings,
    related,
  })),
  ...(Object.entries(CARDS) as [BaseCard, (typeof CARDS)[BaseCard]][]).map(
    ([card, { effect, when, rulings, related }]): Topic => ({
      id: `card-${card}`,
      group: 'cards',
      name: () => cardName(card),
      effect,
      when,
      drawing: { kind: 'card', card },
      rulings,
      related,
      sure: 'likely',
    }),
  ),
  ...(Object.entries(TILES) as [Good, (typeof TILES)[Good]][]).map(([good, tile]): Topic => ({
    id: `tile-${good}`,
    group: 'tiles',
    drawing: { kind: 'tile', good },
    ...tile,
  })),
  {
    id: 'demand',
    group: 'demand',
    name: m.rules_demand,
    effect: m.rules_demand_text,
    drawing: { kind: 'demand' },
    rulings: [...b(88), 'N-4'],
    related: ['place-10', 'place-11', 'card-any_goods'],
  },
  ...(Object.entries(FIGURES) as [FigureName, (typeof FIGURES)[FigureName]][]).map(
    ([figure, words]): Topic => ({
      id: `figure-${figure}`,
      group: 'figures',
      drawing: { kind: 'figure', figure },
      ...words,
    }),
  ),
];
