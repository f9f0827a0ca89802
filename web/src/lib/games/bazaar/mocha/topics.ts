// The pages of the rules reference that Mocha & Baksheesh adds. What was reconstructed wears its mark.
import { m } from '../../../../paraglide/messages.js';
import type { Place } from '../bazaar';
import type { MochaCard } from './cards';
import { TAVERN_KINDS, type TavernKind } from './tavern';
import { cardName, placeName } from '../words/names';
import { guildName, tavernName } from './words';
import { GUILD_CARDS } from '../../../types/printed';
import type { BoxPages, GroupRow, Topic } from '../../../rules/topic';
import { MOCHA_EXAMPLES } from './examples';

type Sure = Topic['sure'];
const r = (...numbers: number[]) => numbers.map((number) => `M-${number}`);

/** The rulings of each page. */
const RULINGS: Record<string, string[]> = {
  mocha: r(59, 73, 74, 77, 78, 79, 85, 86, 87, 88, 97),
  coffee: r(71, 72, 80),
  guild: r(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 17, 20, 21, 22, 23, 95),
  barrier: r(30, 31, 32, 33, 34, 35, 36, 43, 45, 46, 47),
  baksheesh: r(58, 83),
  'tavern-movement': r(31, 51, 55, 56),
  'tavern-encounter': r(52, 53, 54, 64, 82),
  'place-17': r(62, 81, 93),
  'place-18': r(15, 17, 29, 84),
  'place-19': r(36, 37, 38, 39, 40, 41, 42, 44, 48, 49, 50, 58, 61, 83, 89, 90),
  'place-20': r(57, 60, 83, 97),
  'card-two_coffee': r(71, 74),
  'card-coffee_guild': r(6, 16, 71, 78),
  'card-coffee_lira': r(71, 73, 78),
  'card-dice_yield': r(12, 73, 75, 76),
  'card-swap': r(12, 68, 73, 78, 91),
  'card-die_to_six': r(3, 66, 67, 75, 78, 98),
  'card-corner': r(33, 56, 65),
  'card-twice_wainwright': r(69, 70),
  'card-twice_coffee_house': r(57, 69),
  'guild-5': r(26),
  'guild-6': r(14, 27),
  'guild-7': r(2, 18, 94, 99),
  'guild-8': r(3, 26, 75),
  'guild-9': r(3, 75),
  'guild-10': r(96),
  'guild-11': r(96),
  'guild-12': r(10, 24, 25),
  'guild-17': r(13, 28),
  'guild-18': r(13, 14, 29),
  'guild-19': r(19, 24, 92),
  'guild-20': r(60),
  'figure-coffee_trader': r(63, 64),
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const PLACES: Record<number, { effect: () => string; related: string[] }> = {
  17: { effect: m.place_17_effect, related: ['coffee', 'guild-17'] },
  18: { effect: m.place_18_effect, related: ['guild', 'guild-18', 'coffee'] },
  19: {
    effect: m.place_19_effect,
    related: ['barrier', 'tavern-movement', 'tavern-encounter', 'baksheesh', 'guild-19'],
  },
  20: { effect: m.place_20_effect, related: ['coffee', 'card-twice_coffee_house', 'guild-20'] },
};

const CARDS: Record<MochaCard, { effect: () => string; when: () => string; related: string[]; sure?: Sure }> =
  {
    two_coffee: { effect: m.card_two_coffee_effect, when: m.rules_when_turn, related: ['coffee'] },
    coffee_guild: {
      effect: m.card_coffee_guild_effect,
      when: m.rules_when_turn,
      related: ['guild', 'coffee'],
    },
    coffee_lira: { effect: m.card_coffee_lira_effect, when: m.rules_when_turn, related: ['coffee'] },
    dice_yield: {
      effect: m.card_dice_yield_effect,
      when: m.rules_when_outside,
      related: ['card-die_to_six'],
      sure: 'reconstructed',
    },
    swap: { effect: m.card_swap_effect, when: m.rules_when_outside, related: ['coffee', 'wheelbarrow'] },
    die_to_six: {
      effect: m.card_die_to_six_effect,
      when: m.rules_when_roll,
      related: ['place-8', 'place-9', 'card-dice_yield'],
    },
    corner: { effect: m.card_corner_effect, when: m.rules_when_move, related: ['turn'] },
    twice_wainwright: {
      effect: m.card_twice_wainwright_effect,
      when: m.rules_when_after,
      related: ['place-1'],
    },
    twice_coffee_house: {
      effect: m.card_twice_coffee_house_effect,
      when: m.rules_when_after,
      related: ['place-20'],
    },
  };

const GUILD_EFFECTS = [
  m.guild_1_effect,
  m.guild_2_effect,
  m.guild_3_effect,
  m.guild_4_effect,
  m.guild_5_effect,
  m.guild_6_effect,
  m.guild_7_effect,
  m.guild_8_effect,
  m.guild_9_effect,
  m.guild_10_effect,
  m.guild_11_effect,
  m.guild_12_effect,
  m.guild_13_effect,
  m.guild_14_effect,
  m.guild_15_effect,
  m.guild_16_effect,
  m.guild_17_effect,
  m.guild_18_effect,
  m.guild_19_effect,
  m.guild_20_effect,
];
/** What an official text carries; all other guild cards were sized by us. */
const GUILD_SURE: Record<number, Sure> = { 12: 'likely', 14: 'likely', 16: undefined, 19: undefined };
const guildSure = (card: Place): Sure => (card in GUILD_SURE ? GUILD_SURE[card] : 'reconstructed');

const TAVERN_EFFECTS: Record<TavernKind, () => string> = {
  movement: m.tavern_movement_effect,
  encounter: m.tavern_encounter_effect,
};

const page = (
  id: string,
  name: () => string,
  effect: () => string,
  drawing: Topic['drawing'],
  related: string[],
): Topic => ({ id, group: 'mocha', name, effect, drawing, rulings: RULINGS[id] ?? [], related });

const MOCHA_TOPICS: readonly Topic[] = [
  page('mocha', m.rules_mocha, m.rules_mocha_text, { kind: 'icon', icon: 'coffee' }, [
    'place-17',
    'place-18',
    'place-19',
    'place-20',
    'guild',
    'coffee',
    'barrier',
    'figure-coffee_trader',
  ]),
  page('coffee', m.rules_coffee, m.rules_coffee_text, { kind: 'icon', icon: 'coffee' }, [
    'place-17',
    'place-20',
    'place-6',
    'figure-coffee_trader',
  ]),
  page('guild', m.rules_guild, m.rules_guild_text, { kind: 'icon', icon: 'guild-back' }, [
    'place-18',
    'card-coffee_guild',
  ]),
  page('barrier', m.barrier, m.rules_barrier_text, { kind: 'barrier' }, ['place-19', 'tavern-movement']),
  {
    ...page('baksheesh', m.rules_baksheesh, m.rules_baksheesh_text, { kind: 'baksheesh', good: 'yellow' }, [
      'place-19',
      'place-13',
      'place-16',
      'place-20',
    ]),
    sure: 'reconstructed',
  },
  ...TAVERN_KINDS.map((kind) => ({
    ...page(
      `tavern-${kind}`,
      () => m.tavern_tile({ kind: tavernName(kind) }),
      TAVERN_EFFECTS[kind],
      {
        kind: 'tavern',
        tile: kind,
      },
      ['place-19'],
    ),
    when: m.rules_when_always,
    sure: 'likely' as const,
  })),
  ...numbers(17, 20).map((place): Topic => ({
    ...page(
      `place-${place}`,
      () => placeName(place),
      PLACES[place]?.effect ?? (() => ''),
      {
        kind: 'place',
        place,
      },
      PLACES[place]?.related ?? [],
    ),
    group: 'places',
  })),
  ...(Object.entries(CARDS) as [MochaCard, (typeof CARDS)[MochaCard]][]).map(
    ([card, { effect, when, related, sure }]): Topic => ({
      ...page(`card-${card}`, () => cardName(card), effect, { kind: 'card', card }, related),
      group: 'cards',
      when,
      sure: sure ?? 'likely',
    }),
  ),
  ...numbers(1, GUILD_CARDS).map((card): Topic => ({
    ...page(
      `guild-${card}`,
      () => guildName(card),
      GUILD_EFFECTS[card - 1] ?? (() => ''),
      {
        kind: 'guild',
        card,
      },
      [`place-${card}`, 'guild'],
    ),
    group: 'guild',
    when: m.rules_when_guild,
    sure: guildSure(card),
  })),
  {
    ...page(
      'figure-coffee_trader',
      m.rules_figure_coffee_trader,
      m.figure_coffee_trader_effect,
      { kind: 'icon', icon: 'coffee-trader' },
      ['figure-governor', 'figure-smuggler', 'coffee', 'tavern-encounter'],
    ),
    group: 'figures',
  },
];

export type MochaGroup = 'mocha' | 'guild';
const MOCHA_GROUPS: readonly GroupRow[] = [
  ['mocha', m.rules_mocha],
  ['guild', m.rules_guild],
];
export const MOCHA_PAGES: BoxPages = {
  ruleset: 'mocha',
  name: m.new_ruleset_mocha,
  initials: 'M',
  groups: MOCHA_GROUPS,
  topics: MOCHA_TOPICS,
  examples: MOCHA_EXAMPLES,
};
