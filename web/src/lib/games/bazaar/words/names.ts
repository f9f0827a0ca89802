// Names of the things of the board game in the language of the page. Each function reads the language anew, so texts follow it.
import { m } from '../../../../paraglide/messages.js';
import type { Card, Good, Goods, Place } from '../bazaar';
import { GOODS } from '../bazaar';
import { colourName, goodAmount, goodName, list } from '../../../words';
import type { TavernTile } from '../../../types/TavernTile';
import type { Ware } from '../../../types/Ware';
import { never } from '../../../exhaust';
import type { Amounts } from '../../../types/Amounts';
import type { Figure } from '../../../types/Figure';
import type { Missing } from '../../../types/Missing';

const PLACE_NAMES = [
  m.place_1,
  m.place_2,
  m.place_3,
  m.place_4,
  m.place_5,
  m.place_6,
  m.place_7,
  m.place_8,
  m.place_9,
  m.place_10,
  m.place_11,
  m.place_12,
  m.place_13,
  m.place_14,
  m.place_15,
  m.place_16,
  m.place_17,
  m.place_18,
  m.place_19,
  m.place_20,
  m.place_21,
  m.place_22,
  m.place_23,
  m.place_24,
  m.place_25,
];
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
const CARD_NAMES: Record<Card, () => string> = {
  one_good: m.card_one_good,
  five_lira: m.card_five_lira,
  long_way: m.card_long_way,
  stay: m.card_stay,
  assistant_back: m.card_assistant_back,
  family_home: m.card_family_home,
  twice_palace: () => m.card_twice_palace({ place: placeName(13) }),
  twice_post_office: () => m.card_twice_post_office({ place: placeName(5) }),
  twice_dealer: () => m.card_twice_dealer({ place: placeName(16) }),
  any_goods: m.card_any_goods,
  two_coffee: m.card_two_coffee,
  coffee_guild: m.card_coffee_guild,
  coffee_lira: m.card_coffee_lira,
  dice_yield: m.card_dice_yield,
  swap: m.card_swap,
  die_to_six: m.card_die_to_six,
  corner: m.card_corner,
  twice_wainwright: () => m.card_twice_wainwright({ place: placeName(1) }),
  twice_coffee_house: () => m.card_twice_coffee_house({ place: placeName(20) }),
  one_letter: m.card_one_letter,
  dice_letter: m.card_dice_letter,
  good_lira: m.card_good_lira,
  red_and_lira: () => m.card_good_and_lira({ good: goodName('red') }),
  green_and_lira: () => m.card_good_and_lira({ good: goodName('green') }),
  yellow_and_lira: () => m.card_good_and_lira({ good: goodName('yellow') }),
  copy: m.card_copy,
  family_walk: m.card_family_walk,
  jump: m.card_jump,
  two_steps: m.card_two_steps,
  from_afar: m.card_from_afar,
  twice_mosque: m.card_twice_mosque,
  twice_society: () => m.card_twice_society({ place: placeName(24) }),
  anywhere: m.card_anywhere,
};
const CARD_TEXTS: Record<Card, () => string> = {
  one_good: m.card_one_good_short,
  five_lira: m.card_five_lira_short,
  long_way: m.card_long_way_short,
  stay: m.card_stay_short,
  assistant_back: m.card_assistant_back_short,
  family_home: m.card_family_home_short,
  twice_palace: m.card_twice_palace_short,
  twice_post_office: m.card_twice_post_office_short,
  twice_dealer: m.card_twice_dealer_short,
  any_goods: m.card_any_goods_short,
  two_coffee: m.card_two_coffee_short,
  coffee_guild: m.card_coffee_guild_short,
  coffee_lira: m.card_coffee_lira_short,
  dice_yield: m.card_dice_yield_short,
  swap: m.card_swap_short,
  die_to_six: m.card_die_to_six_short,
  corner: m.card_corner_short,
  twice_wainwright: m.card_twice_wainwright_short,
  twice_coffee_house: m.card_twice_coffee_house_short,
  one_letter: m.card_one_letter_short,
  dice_letter: m.card_dice_letter_short,
  good_lira: m.card_good_lira_short,
  red_and_lira: m.card_good_and_lira_short,
  green_and_lira: m.card_good_and_lira_short,
  yellow_and_lira: m.card_good_and_lira_short,
  copy: m.card_copy_short,
  family_walk: m.card_family_walk_short,
  jump: m.card_jump_short,
  two_steps: m.card_two_steps_short,
  from_afar: m.card_from_afar_short,
  twice_mosque: m.card_twice_mosque_short,
  twice_society: m.card_twice_society_short,
  anywhere: m.card_anywhere_short,
};
const GUILD_TEXTS = [
  m.guild_1_short,
  m.guild_2_short,
  m.guild_3_short,
  m.guild_4_short,
  m.guild_5_short,
  m.guild_6_short,
  m.guild_7_short,
  m.guild_8_short,
  m.guild_9_short,
  m.guild_10_short,
  m.guild_11_short,
  m.guild_12_short,
  m.guild_13_short,
  m.guild_14_short,
  m.guild_15_short,
  m.guild_16_short,
  m.guild_17_short,
  m.guild_18_short,
  m.guild_19_short,
  m.guild_20_short,
];
const TAVERN_NAMES: Record<TavernTile, [name: () => string, text: () => string]> = {
  movement: [m.tavern_movement, m.tavern_movement_short],
  encounter: [m.tavern_encounter, m.tavern_encounter_short],
};

export const placeName = (place: Place): string => PLACE_NAMES[place - 1]?.() ?? String(place);
export const tileName = (good: Good): string => TILE_NAMES[good]();
export const tileText = (good: Good): string => TILE_TEXTS[good]();
export const cardName = (card: Card): string => CARD_NAMES[card]();
/** One line of what a card does, for its face. */
export const cardText = (card: Card): string => CARD_TEXTS[card]();
/** A guild card is called after its place: “Guild card 16: Gemstone Dealer”. */
export const guildName = (card: Place): string => m.guild_card({ n: card, place: placeName(card) });
export const guildText = (card: Place): string => GUILD_TEXTS[card - 1]?.() ?? '';
export const tavernName = (kind: TavernTile): string => TAVERN_NAMES[kind][0]();
export const tavernText = (kind: TavernTile): string => TAVERN_NAMES[kind][1]();

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
