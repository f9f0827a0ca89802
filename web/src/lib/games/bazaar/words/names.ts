// Names of the things of the board game in the language of the page. Each function reads the language anew, so texts follow it.
import { m } from '../../../../paraglide/messages.js';
import type { Card, Good, Goods } from '../bazaar';
import { GOODS } from '../bazaar';
import { CARDS } from '../boxes/cards';
import { boxMissing, boxParts } from '../boxes/amounts';
import { FIGURES } from '../boxes/figures';
import { colourName, goodAmount, goodCount, goodName, list } from '../../../words';
import type { Amounts } from '../../../types/Amounts';
import type { Figure } from '../../../types/Figure';
import type { Missing } from '../../../types/Missing';

export { placeName } from '../places/places';

const TILE_NAMES: Record<Good, () => string> = {
  red: m.tile_red,
  green: m.tile_green,
  yellow: m.tile_yellow,
  blue: m.tile_blue,
};
const TILE_TEXTS: Record<Good, () => string> = {
  red: m.tile_red_short,
  green: m.tile_green_short,
  yellow: m.tile_yellow_short,
  blue: m.tile_blue_short,
};

export const tileName = (good: Good): string => TILE_NAMES[good]();
export const tileText = (good: Good): string => TILE_TEXTS[good]();
export const cardName = (card: Card): string => CARDS[card].name();
/** One line of what a card does, for its face. */
export const cardText = (card: Card): string => CARDS[card].text();
export function figureName(figure: Figure): string {
  return typeof figure === 'string'
    ? FIGURES[figure].name()
    : m.figure_neutral({ colour: colourName(figure.neutral_merchant) });
}

const goodsIn = (goods: Goods, write: typeof goodAmount): string[] =>
  GOODS.filter((good) => goods[good] > 0).map((good) => write(good, goods[good]));

/** As somebody takes or pays them. */
export const goodsAmounts = (goods: Goods): string[] => goodsIn(goods, goodAmount);
/** As they lie there, or are missing. */
export const goodsCounts = (goods: Goods): string[] => goodsIn(goods, goodCount);

/** Everything in a sum of things, in words. */
export function things(amounts: Partial<Amounts>): string {
  const { lira = 0, goods, rubies = 0, cards = [], mosque_tiles = [], extensions = 0 } = amounts;
  const words = (kind: 'money' | 'cards' | 'tiles') => boxParts(amounts, kind).map((part) => part.words);
  return list([
    lira ? m.unit_lira({ n: lira }) : '',
    ...words('money'),
    ...(goods ? goodsAmounts(goods) : []),
    rubies ? m.unit_rubies({ n: rubies }) : '',
    ...cards.map(cardName),
    ...mosque_tiles.map((good) => m.mosque_tile({ good: goodName(good) })),
    ...words('cards'),
    ...words('tiles'),
    extensions ? m.unit_extensions({ n: extensions }) : '',
  ]);
}

export function missingThings(missing: Missing): string {
  // What is not missing may be left out of the message.
  const { goods } = missing as Partial<Missing>;
  return list([
    missing.lira ? m.count_lira({ n: missing.lira }) : '',
    ...(goods ? goodsCounts(goods) : []),
    missing.any_goods ? m.unit_any_goods({ n: missing.any_goods }) : '',
    missing.cards ? m.count_cards({ n: missing.cards }) : '',
    ...boxMissing(missing),
  ]);
}
