// The pages of the rules reference about the dice game: a turn, the eight actions, and what lies on the table.
import { m } from '../../../paraglide/messages.js';
import type { BoxPages, Topic } from '../../rules/topic';
import { BAZAAR_CARDS, MOSQUE_TILES } from '../../types/dice/printed';
import { bazaarCard } from './cards';
import { DICE_EXAMPLES } from './examples';
import { tileThing } from './tileThing';

type Page = Pick<Topic, 'id' | 'name' | 'effect'> & { icon: string };
const r = (...numbers: number[]) => numbers.map((number) => `D-${number}`);

/** The rulings of each page. */
const RULINGS: Record<string, string[]> = {
  'dice-game': r(3, 4, 5, 6, 7, 8, 35, 38, 39, 40, 54, 67),
  'dice-setup': r(1, 2, 69),
  'dice-actions': r(9, 10, 11, 12, 13, 14, 15, 16, 29, 36, 37, 38, 41, 42, 43, 44, 73),
  'dice-goods': r(18, 27, 28, 29, 30, 31, 32, 33, 34, 59, 78, 79),
  'dice-tracks': r(5, 16, 26, 48, 60, 61, 66),
  'dice-tiles': r(4, 15, 43, 45, 46, 47, 48, 49, 50, 51, 52, 53, 68, 74, 75, 76),
  'dice-cards': r(14, 23, 24, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 77),
  'dice-supply': r(17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 34, 69),
};

const PAGES: Page[] = [
  { id: 'dice-game', name: m.dice_game, effect: m.rules_dice_game, icon: 'roll' },
  { id: 'dice-setup', name: m.rules_dice_setup_name, effect: m.rules_dice_setup, icon: 'open-card' },
  { id: 'dice-actions', name: m.rules_dice_actions_name, effect: m.rules_dice_actions, icon: 'any' },
  { id: 'dice-goods', name: m.rules_dice_goods_name, effect: m.rules_dice_goods, icon: 'brown' },
  { id: 'dice-tracks', name: m.label_tracks, effect: m.rules_dice_tracks, icon: 'ruby' },
  { id: 'dice-tiles', name: m.rules_dice_tiles_name, effect: m.rules_dice_tiles, icon: 'mosque-tile' },
  { id: 'dice-cards', name: m.rules_dice_cards_name, effect: m.rules_dice_cards, icon: 'bazaar-back' },
  { id: 'dice-supply', name: m.rules_dice_supply_name, effect: m.rules_dice_supply, icon: 'crystal' },
];

/** Every card and every tile with its sentence. */
const THINGS: Record<string, Topic['things']> = {
  'dice-cards': () =>
    BAZAAR_CARDS.map((card) => {
      const { name, text } = bazaarCard(card);
      return { id: `bazaar-${card}`, name, text, kind: 'bazaar-card', card };
    }),
  'dice-tiles': () => MOSQUE_TILES.map(tileThing),
};

export const DICE_TOPICS: Topic[] = PAGES.map(({ icon, ...page }) => ({
  ...page,
  group: 'dice',
  drawing: { kind: 'icon', icon },
  rulings: RULINGS[page.id] ?? [],
  ...(page.id === 'dice-tracks' ? { sure: 'reconstructed' as const, why: m.rules_sure_tracks } : {}),
  ...(THINGS[page.id] ? { things: THINGS[page.id] } : {}),
  related: PAGES.filter(({ id }) => id !== page.id).map(({ id }) => id),
}));

export const DICE_PAGES: BoxPages = {
  ruleset: 'dice',
  name: m.new_ruleset_dice,
  initials: 'D',
  groups: [['dice', m.dice_game]],
  topics: DICE_TOPICS,
  examples: DICE_EXAMPLES,
};
