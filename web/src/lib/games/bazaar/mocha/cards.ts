// The bonus cards of Mocha & Baksheesh, marked with coffee beans.
import { m } from '../../../../paraglide/messages.js';
import type { CardRow } from '../cards/card';
import { placeName } from '../places/places';

export const MOCHA_CARDS = {
  two_coffee: {
    name: m.card_two_coffee,
    text: m.card_two_coffee_short,
    picture: 'coffee coffee',
    icon: 'coffee',
    target: null,
  },
  coffee_guild: {
    name: m.card_coffee_guild,
    text: m.card_coffee_guild_short,
    picture: 'coffee*2 > guild-back',
    icon: 'guild-back',
    target: null,
  },
  coffee_lira: {
    name: m.card_coffee_lira,
    text: m.card_coffee_lira_short,
    picture: 'coffee > coin:8',
    icon: 'coffee',
    cash: true,
    target: null,
  },
  dice_yield: {
    name: m.card_dice_yield,
    text: m.card_dice_yield_short,
    picture: 'die-1 coin:2 . die-2 fruit | die-3 spice . die-4 fabric | die-5 coffee . die-6 jewel',
    icon: 'roll',
    head: 'roll',
    cash: true,
    target: null,
  },
  swap: {
    name: m.card_swap,
    text: m.card_swap_short,
    picture: 'any*3 | ~ <> tag:≤3 | any*3',
    icon: 'any',
    cash: true,
    target: null,
  },
  die_to_six: {
    name: m.card_die_to_six,
    text: m.card_die_to_six_short,
    picture: 'die-2 > die-6',
    icon: 'die-6',
    target: { title: m.ask_die_to_six, sheet: 'ChangeRoll', room: 'tall' },
  },
  corner: {
    name: m.card_corner,
    text: m.card_corner_short,
    picture: 'map:corner',
    icon: 'foot',
    target: { title: m.ask_corner, onBoard: 'corner' },
  },
  twice_wainwright: {
    name: () => m.card_twice_wainwright({ place: placeName(1) }),
    text: m.card_twice_wainwright_short,
    picture: 'twice:wheel | ~ at:1',
    icon: 'place-wheel',
    again: [1],
  },
  twice_coffee_house: {
    name: () => m.card_twice_coffee_house({ place: placeName(20) }),
    text: m.card_twice_coffee_house_short,
    picture: 'twice:pot | ~ at:20',
    icon: 'place-pot',
    again: [20],
  },
} satisfies Record<string, CardRow>;

/** Those cards among all. */
export type MochaCard = keyof typeof MOCHA_CARDS;

/** Link symbols that only these cards refer to. */
export const MOCHA_LINKS: readonly string[] = ['place-wheel'];
