// The bonus cards of Letters & Seals, with plain pictures until they are drawn.
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
  dice_letter: 'roll > coin:7 / letter-1',
  good_lira: 'any > coin:7',
  red_and_lira: 'fabric coin:3',
  green_and_lira: 'spice coin:3',
  yellow_and_lira: 'fruit coin:3',
  copy: 'open-card > open-card',
  family_walk: 'family trail:1',
  jump: 'merchant > merchant',
  two_steps: 'trail:2',
  from_afar: 'governor / smuggler',
  twice_mosque: 'at:14 / at:15',
  twice_society: 'at:24',
  anywhere: 'coin:3 > merchant',
};

export const LETTERS_ICON: Record<LettersCard, string> = {
  one_letter: 'letter-1',
  dice_letter: 'roll',
  good_lira: 'any',
  red_and_lira: 'red',
  green_and_lira: 'green',
  yellow_and_lira: 'yellow',
  copy: 'open-card',
  family_walk: 'family-red',
  jump: 'foot',
  two_steps: 'foot',
  from_afar: 'governor',
  twice_mosque: 'mosque-tile',
  twice_society: 'letter-1',
  anywhere: 'foot',
};
