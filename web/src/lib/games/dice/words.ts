// Names of the things of the dice game, in the language of the page.
import { m } from '../../../paraglide/messages.js';
import type { Amounts } from '../../types/dice/Amounts';
import type { Dice } from '../../types/dice/Dice';
import type { Face } from '../../types/dice/Face';
import type { Good } from '../../types/dice/Good';
import type { Goods } from '../../types/dice/Goods';
import type { Missing } from '../../types/dice/Missing';
import type { MosqueTile } from '../../types/dice/MosqueTile';
import type { Price } from '../../types/dice/Price';
import type { Sort } from '../../types/dice/Sort';
import type { Source } from '../../types/dice/Source';
import type { TrackView } from '../../types/dice/TrackView';
import { goodAmount, goodCount, goodName, list } from '../../words';
import { FACES, GOODS, isGood, type Answer } from './dice';
import { printed } from './tiles';

export { list };

export function sortName(sort: Sort): string {
  if (isGood(sort)) return goodName(sort);
  return sort === 'brown' ? m.dice_brown() : sort === 'crystal' ? m.dice_crystal() : m.label_lira();
}

/** “2 fabric”, “1 crystal”, “3 Lira”. */
export function sortAmount(sort: Sort, n: number): string {
  if (isGood(sort)) return goodAmount(sort, n);
  return sort === 'brown'
    ? m.unit_brown({ n })
    : sort === 'crystal'
      ? m.unit_crystals({ n })
      : m.unit_lira({ n });
}

export const faceName = (face: Face): string =>
  isGood(face) ? goodName(face) : face === 'coin' ? m.dice_face_coin() : m.dice_face_card();

export const goodsWords = (goods: Goods, brown = 0): string =>
  list([
    ...GOODS.filter((good) => goods[good] > 0).map((good) => goodAmount(good, goods[good])),
    brown ? m.unit_brown({ n: brown }) : '',
  ]);

/** What lies in the tray, in words. */
export const diceWords = (dice: Dice): string =>
  list(FACES.filter((face) => dice[face] > 0).map((face) => faceAmount(face, dice[face])));

export const faceAmount = (face: Face, n: number): string =>
  isGood(face) ? goodAmount(face, n) : face === 'coin' ? m.unit_coin_dice({ n }) : m.unit_card_dice({ n });

const TILE_NAMES = {
  lira: m.dice_tile_lira,
  crystal: m.dice_tile_crystal,
  card: m.dice_tile_card,
  action: m.dice_tile_action,
  die: m.dice_tile_die,
};
export function tileName(tile: MosqueTile): string {
  const { kind, good } = printed(tile);
  return kind === 'good' ? m.dice_tile_good({ good: good ? goodCount(good, 1) : '' }) : TILE_NAMES[kind]();
}

export function priceWords(price: Price): string {
  const each = GOODS.every((good) => price.goods[good] === 1);
  return list([
    each ? m.dice_one_of_each() : goodsWords(price.goods),
    price.any ? m.unit_any_goods({ n: price.any }) : '',
  ]);
}

export function sourceName(source: Source): string {
  if (source === 'left') return m.dice_track_left();
  if (source === 'right') return m.dice_track_right();
  return source === 'mosque' ? m.dice_track_mosque() : m.dice_track_good({ good: goodName(source) });
}

/** The price of the next ruby, or nothing when the track is empty. */
export function trackPrice(track: TrackView): string | null {
  if (track.lira !== null) return m.unit_lira({ n: track.lira });
  return track.price ? priceWords(track.price) : null;
}

/** Everything in a sum, in words. */
export function amounts(sum: Amounts): string {
  return list([
    goodsWords(sum.goods, sum.brown),
    sum.crystals ? m.unit_crystals({ n: sum.crystals }) : '',
    sum.lira ? m.unit_lira({ n: sum.lira }) : '',
    sum.rubies ? m.unit_rubies({ n: sum.rubies }) : '',
    ...sum.tiles.map(tileName),
  ]);
}

export function missingWords(missing: Missing, colour: Good | null = null): string {
  return list([
    missing.goods ? (colour ? goodCount(colour, missing.goods) : m.unit_goods({ n: missing.goods })) : '',
    missing.brown ? m.unit_brown({ n: missing.brown }) : '',
    missing.crystals ? m.unit_crystals({ n: missing.crystals }) : '',
    missing.lira ? m.count_lira({ n: missing.lira }) : '',
    missing.coin_dice ? m.unit_coin_dice({ n: missing.coin_dice }) : '',
    missing.card_dice ? m.unit_card_dice({ n: missing.card_dice }) : '',
    missing.tiles ? m.unit_mosque_tiles({ n: missing.tiles }) : '',
  ]);
}

/** What an answer gives and brings, in one sentence. */
export function effectWords({ action, preview }: Answer): string {
  const { pay, gain, dice, reveals } = preview;
  const given = list([diceWords(dice), amounts(pay)]);
  const taken = amounts(gain);
  // Whose button says that dice are rolled needs no word of it behind.
  const rolls = action.do === 'roll' || action.do === 'reroll';
  const rolled = rolls ? '' : m.say_rolls();
  const then = { none: '', dice: rolled, card: m.say_draws(), tile: m.say_tile() }[reveals];
  return list([
    given ? m.say_pays({ things: given }) : '',
    taken ? m.say_gains({ things: taken }) : '',
    then,
  ]);
}
