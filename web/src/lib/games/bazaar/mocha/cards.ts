// The bonus cards of Mocha & Baksheesh, marked with coffee beans, and what is printed on other components of that box.
import type { Card, Good } from '../bazaar';

/** Those cards among all. */
export type MochaCard = Extract<
  Card,
  | 'two_coffee'
  | 'coffee_guild'
  | 'coffee_lira'
  | 'dice_yield'
  | 'swap'
  | 'die_to_six'
  | 'corner'
  | 'twice_wainwright'
  | 'twice_coffee_house'
>;

export const MOCHA_PICTURE: Record<MochaCard, string> = {
  two_coffee: 'coffee coffee',
  coffee_guild: 'coffee*2 > guild-back',
  coffee_lira: 'coffee > coin:8',
  dice_yield: 'die-1 coin:2 . die-2 fruit | die-3 spice . die-4 fabric | die-5 coffee . die-6 jewel',
  swap: 'any*3 | ~ <> tag:≤3 | any*3',
  die_to_six: 'die-2 > die-6',
  corner: 'map:corner',
  twice_wainwright: 'twice:wheel | ~ at:1',
  twice_coffee_house: 'twice:pot | ~ at:20',
};

export const MOCHA_ICON: Record<MochaCard, string> = {
  two_coffee: 'coffee',
  coffee_guild: 'guild-back',
  coffee_lira: 'coffee',
  dice_yield: 'roll',
  swap: 'any',
  die_to_six: 'die-6',
  corner: 'foot',
  twice_wainwright: 'place-wheel',
  twice_coffee_house: 'place-pot',
};

/** How many there are of each kind: all totals fit, but nobody has told us. */
export const MOCHA_COPIES = 2;
/** What the faces 1 to 6 bring with “Two dice”: Lira, a good, or coffee. Reconstructed. */
export const DICE_YIELD: readonly (number | Good | 'coffee')[] = [
  2,
  'yellow',
  'green',
  'red',
  'coffee',
  'blue',
];
/** What the rubies of the Coffee House cost one after the other; later ones cost as much as the last. */
export const COFFEE_PRICES: readonly number[] = [6, 7, 8, 9, 10];
/** What the tiles of one kind cost at the Tavern, the top one first. */
export const TAVERN_PRICES: readonly number[] = [1, 2, 3, 4];
/** Both sides of the baksheesh tile, the first one up at the start; the other one is reconstructed. */
export const BAKSHEESH: readonly Good[] = ['yellow', 'green'];
