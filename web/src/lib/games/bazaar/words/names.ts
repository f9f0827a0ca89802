// Names of the things of the board game in the language of the page. Each function reads the language anew, so texts follow it.
import { m } from '../../../../paraglide/messages.js';
import type { Card, Good, Goods } from '../bazaar';
import { GOODS } from '../bazaar';
import { CARDS } from '../boxes/cards';
import { guildName, tavernName } from '../mocha/words';
import { colourName, goodAmount, goodName, list } from '../../../words';
import type { Ware } from '../../../types/Ware';
import { never } from '../../../exhaust';
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
  switch (figure) {
    case 'governor':
      return m.figure_governor();
    case 'smuggler':
      return m.figure_smuggler();
    case 'coffee_trader':
      return m.figure_coffee_trader();
    case 'courier':
      return m.figure_courier();
    default:
      if ('neutral_merchant' in figure)
        return m.figure_neutral({ colour: colourName(figure.neutral_merchant) });
      return never(figure);
  }
}

/** A good, or coffee where it counts as one. */
export const wareName = (ware: Ware): string => (ware === 'coffee' ? m.good_coffee() : goodName(ware));

export function goodsAmounts(goods: Goods): string[] {
  return GOODS.filter((good) => goods[good] > 0).map((good) => goodAmount(good, goods[good]));
}

/** Everything in a sum of things, in words. */
export function things(amounts: Partial<Amounts>): string {
  const { lira = 0, goods, rubies = 0, cards = [], mosque_tiles = [], extensions = 0 } = amounts;
  const { coffee = 0, guild_cards = [], tavern_tiles = [], letters = [] } = amounts;
  return list([
    lira ? m.unit_lira({ n: lira }) : '',
    coffee ? m.unit_coffee({ n: coffee }) : '',
    ...(goods ? goodsAmounts(goods) : []),
    rubies ? m.unit_rubies({ n: rubies }) : '',
    ...cards.map(cardName),
    ...mosque_tiles.map((good) => m.mosque_tile({ good: goodName(good) })),
    ...guild_cards.map(guildName),
    letters.length ? m.unit_letters({ n: letters.length }) : '',
    ...tavern_tiles.map((kind) => m.tavern_tile({ kind: tavernName(kind) })),
    extensions ? m.unit_extensions({ n: extensions }) : '',
  ]);
}

export function missingThings(missing: Missing): string {
  // What is not missing may be left out of the message.
  const { goods } = missing as Partial<Missing>;
  return list([
    missing.lira ? m.unit_lira({ n: missing.lira }) : '',
    ...(goods ? goodsAmounts(goods) : []),
    missing.any_goods ? m.unit_any_goods({ n: missing.any_goods }) : '',
    missing.cards ? m.unit_cards({ n: missing.cards }) : '',
    missing.coffee ? m.unit_coffee({ n: missing.coffee }) : '',
    missing.seals ? m.missing_seals({ n: missing.seals }) : '',
  ]);
}
