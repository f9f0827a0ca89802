// The pages of the rules reference about the dice game: a turn, the eight actions, and what lies on the table.
import { m } from '../../paraglide/messages.js';
import type { Topic } from './topics';

type Page = Pick<Topic, 'id' | 'name' | 'effect'> & { icon: string };

const PAGES: Page[] = [
  { id: 'dice-game', name: m.dice_game, effect: m.rules_dice_game, icon: 'roll' },
  { id: 'dice-actions', name: m.rules_dice_actions_name, effect: m.rules_dice_actions, icon: 'any' },
  { id: 'dice-goods', name: m.rules_dice_goods_name, effect: m.rules_dice_goods, icon: 'brown' },
  { id: 'dice-tracks', name: m.label_tracks, effect: m.rules_dice_tracks, icon: 'ruby' },
  { id: 'dice-tiles', name: m.rules_dice_tiles_name, effect: m.rules_dice_tiles, icon: 'mosque-tile' },
  { id: 'dice-cards', name: m.rules_dice_cards_name, effect: m.rules_dice_cards, icon: 'bazaar-back' },
  { id: 'dice-supply', name: m.rules_dice_supply_name, effect: m.rules_dice_supply, icon: 'crystal' },
];

export const DICE_TOPICS: Topic[] = PAGES.map(({ icon, ...page }) => ({
  ...page,
  group: 'dice',
  drawing: { kind: 'icon', icon },
  rulings: [],
  related: PAGES.filter(({ id }) => id !== page.id).map(({ id }) => id),
}));
