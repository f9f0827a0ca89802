// The bonus cards of Letters & Seals, marked with seals.
import { m } from '../../../../paraglide/messages.js';
import { goodCount } from '../../../words';
import type { CardRow } from '../cards/card';
import { placeName } from '../places/places';

export const LETTERS_CARDS = {
  one_letter: {
    name: m.card_one_letter,
    text: m.card_one_letter_short,
    picture: 'letter-1',
    icon: 'letter-1',
    target: null,
  },
  dice_letter: {
    name: m.card_dice_letter,
    text: m.card_dice_letter_short,
    picture: 'tag:2–5 > coin:4 | tag:6–8 > letter-1 coin:2 | tag:9–12 > coin:7',
    icon: 'roll',
    head: 'roll',
    cash: true,
    target: null,
  },
  good_lira: {
    name: m.card_good_lira,
    text: m.card_good_lira_short,
    picture: 'any > coin:7',
    icon: 'any',
    cash: true,
    target: { title: m.ask_good_lira, sheet: 'Wares', room: 'half' },
  },
  red_and_lira: {
    name: () => m.card_good_and_lira({ good: goodCount('red', 1) }),
    text: m.card_good_and_lira_short,
    picture: 'fabric + coin:3',
    icon: 'fabric',
    cash: true,
    target: null,
  },
  green_and_lira: {
    name: () => m.card_good_and_lira({ good: goodCount('green', 1) }),
    text: m.card_good_and_lira_short,
    picture: 'spice + coin:3',
    icon: 'spice',
    cash: true,
    target: null,
  },
  yellow_and_lira: {
    name: () => m.card_good_and_lira({ good: goodCount('yellow', 1) }),
    text: m.card_good_and_lira_short,
    picture: 'fruit + coin:3',
    icon: 'fruit',
    cash: true,
    target: null,
  },
  copy: {
    name: m.card_copy,
    text: m.card_copy_short,
    picture: 'pile = open-card',
    icon: 'open-card',
    cash: true,
    target: null,
  },
  family_walk: {
    name: m.card_family_walk,
    text: m.card_family_walk_short,
    picture: 'map:next',
    icon: 'family-red',
    target: { title: m.ask_family_walk, onBoard: 'family_walk' },
  },
  jump: {
    name: m.card_jump,
    text: m.card_jump_short,
    picture: 'merchant > other | ~ coin:2!',
    icon: 'other',
    target: { title: m.ask_jump, sheet: 'CardChoices', room: 'half' },
  },
  two_steps: {
    name: m.card_two_steps,
    text: m.card_two_steps_short,
    picture: 'companion trail:2',
    icon: 'companion-red',
    target: { title: m.ask_two_steps, onBoard: 'two_steps' },
  },
  from_afar: {
    name: m.card_from_afar,
    text: m.card_from_afar_short,
    picture: 'governor smuggler | courier coffee-trader',
    icon: 'governor',
    badge: '1',
    target: { title: m.ask_from_afar, sheet: 'CardChoices', room: 'half' },
  },
  twice_mosque: {
    name: m.card_twice_mosque,
    text: m.card_twice_mosque_short,
    picture: 'twice:dome | ~ at:14 / at:15',
    icon: 'place-dome',
    again: [14, 15],
  },
  twice_society: {
    name: () => m.card_twice_society({ place: placeName(24) }),
    text: m.card_twice_society_short,
    picture: 'twice:eye | ~ at:24',
    icon: 'place-eye',
    again: [24],
  },
  anywhere: {
    name: m.card_anywhere,
    text: m.card_anywhere_short,
    picture: 'coin:3 > map:any',
    icon: 'foot',
    target: { title: m.ask_anywhere, onBoard: 'anywhere' },
  },
} satisfies Record<string, CardRow>;

/** Those cards among all. */
export type LettersCard = keyof typeof LETTERS_CARDS;

/** Link symbols that only these cards refer to. */
export const LETTERS_LINKS: readonly string[] = ['place-dome'];
