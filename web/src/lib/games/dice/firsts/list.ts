// What is new in the dice game: actions, tracks, mosque tiles, bazaar cards, and what one keeps.
import { m } from '../../../../paraglide/messages.js';
import type { First, FirstList } from '../../../firsts/first';
import type { TileKind } from '../../../types/dice/TileKind';
import type { Track } from '../../../types/dice/Track';
import { DEEDS, type Deed } from '../deeds';

const DEED_TEXTS: Record<Deed, () => string> = {
  pair: m.once_dice_pair,
  two_different: m.once_dice_two_different,
  three_different: m.once_dice_three_different,
  four_different: m.once_dice_four_different,
  coins: m.once_dice_coins,
  cards: m.once_dice_cards,
  tile: m.once_dice_tile,
  ruby: m.once_dice_ruby,
};
const TILE_TEXTS: Record<TileKind, () => string> = {
  lira: m.once_dice_tile_lira,
  crystal: m.once_dice_tile_crystal,
  card: m.once_dice_tile_card,
  action: m.once_dice_tile_action,
  good: m.once_dice_tile_good,
  die: m.once_dice_tile_die,
};
/** The bazaar cards by the first word of their names. */
const CARD_TEXTS: Record<string, () => string> = {
  sell: m.once_dice_card_sell,
  crate: m.once_dice_card_crate,
  goods: m.once_dice_card_goods,
  resource: m.once_dice_card_resource,
  ruby: m.once_dice_card_ruby,
  two: m.once_dice_card_two,
  own: m.once_dice_card_own,
  trade: m.once_dice_card_trade,
  tile: m.once_dice_card_tile,
};
/** The four colours are alike. */
export const trackFirst = (track: Track): string =>
  track === 'left' || track === 'right' ? `track-${track}` : 'track-colour';
export const cardFirst = (card: string): string => `card-${card.split('-')[0] ?? ''}`;

const rows = (kind: string, name: () => string, texts: Record<string, () => string>): [string, First][] =>
  Object.entries(texts).map(([id, text]) => [`${kind}-${id}`, { name, text }]);

/** Apart from those of the board game: some things have the same names there. */
const named = (list: [string, First][]): FirstList =>
  Object.fromEntries(list.map(([id, first]) => [`dice-${id}`, first]));

export const DICE_FIRSTS: FirstList = named([
  ...DEEDS.map(({ deed, name }): [string, First] => [`action-${deed}`, { name, text: DEED_TEXTS[deed] }]),
  ...rows('tile', m.label_mosque, TILE_TEXTS),
  ...rows('card', m.label_open_card, CARD_TEXTS),
  ['track-colour', { name: m.label_tracks, text: m.once_dice_track_colour }],
  ['track-left', { name: m.dice_track_left, text: m.once_dice_track_left }],
  ['track-right', { name: m.dice_track_right, text: m.once_dice_track_right }],
  ['crystal', { name: m.dice_crystal_name, text: m.once_dice_crystal }],
  ['brown', { name: m.dice_brown_name, text: m.once_dice_brown }],
  ['goods', { name: m.dice_goods_name, text: m.once_dice_goods }],
  ['last_round', { name: m.turn_last_round, text: m.once_last_round }],
]);
