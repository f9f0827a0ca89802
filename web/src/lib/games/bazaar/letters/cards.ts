// The bonus cards of Letters & Seals, marked with seals.
import type { Card } from '../bazaar';

/** Those cards among all. */
export type LettersCard = Extract<
  Card,
  | 'one_letter'
  | 'dice_letter'
  | 'good_lira'
  | 'red_and_lira'
  | 'green_and_lira'
  | 'yellow_and_lira'
  | 'copy'
  | 'family_walk'
  | 'jump'
  | 'two_steps'
  | 'from_afar'
  | 'twice_mosque'
  | 'twice_society'
  | 'anywhere'
>;

export const LETTERS_PICTURE: Record<LettersCard, string> = {
  one_letter: 'letter-1',
  dice_letter: 'tag:2–5 > coin:4 | tag:6–8 > letter-1 coin:2 | tag:9–12 > coin:7',
  good_lira: 'any > coin:7',
  red_and_lira: 'fabric + coin:3',
  green_and_lira: 'spice + coin:3',
  yellow_and_lira: 'fruit + coin:3',
  copy: 'pile = open-card',
  family_walk: 'map:next',
  jump: 'merchant > other | ~ coin:2!',
  two_steps: 'companion trail:2',
  from_afar: 'governor smuggler | courier coffee-trader',
  twice_mosque: 'twice:dome | ~ at:14 / at:15',
  twice_society: 'twice:eye | ~ at:24',
  anywhere: 'coin:3 > map:any',
};

export const LETTERS_ICON: Record<LettersCard, string> = {
  one_letter: 'letter-1',
  dice_letter: 'roll',
  good_lira: 'any',
  red_and_lira: 'fabric',
  green_and_lira: 'spice',
  yellow_and_lira: 'fruit',
  copy: 'open-card',
  family_walk: 'family-red',
  jump: 'other',
  two_steps: 'companion-red',
  from_afar: 'governor',
  twice_mosque: 'place-dome',
  twice_society: 'place-eye',
  anywhere: 'foot',
};
