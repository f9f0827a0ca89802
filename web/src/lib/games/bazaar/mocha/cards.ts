// The bonus cards of Mocha & Baksheesh, marked with coffee beans.
import type { Card } from '../bazaar';

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
