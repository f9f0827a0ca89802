// The faces of the bonus cards as lines of words that `Picture` sets into a box:
//   fabric lira …   an icon            coin:5   a coin with a number     > / .      arrow, or, gap
//   merchant assistant family          in the colour of whoever looks
//   at:13  the number of a place       link:gate  its link symbol        twice:x    link symbol twice
//   trail:0 trail:3-4  footprints      tag:3–4  numbers on a plate       |          a new row, ~ a small one
//   coffee*3  overlapping copies       coin:2!  does not happen          <>         exchange
//   map:corner  a small board          fill:fabric  a full rail of the wheelbarrow
//   pile  open cards, one on another   =  stands for
import type { Card, Good } from '../bazaar';
import { LETTERS_ICON, LETTERS_PICTURE, type LettersCard } from '../letters/cards';
import { MOCHA_ICON, MOCHA_PICTURE, type MochaCard } from '../mocha/cards';

export const CARD_PICTURE: Record<Card, string> = {
  one_good: 'any',
  five_lira: 'coin:5',
  long_way: 'trail:3-4',
  stay: 'trail:0',
  assistant_back: 'assistant > merchant',
  family_home: 'family > link:gate | ~ bonus-back / coin:3',
  twice_palace: 'twice:palace | ~ at:13',
  twice_post_office: 'twice:letter | ~ at:5',
  twice_dealer: 'twice:dealer | ~ at:16',
  any_goods: 'link:sell . at:11 | ~ any any any any any',
  ...MOCHA_PICTURE,
  ...LETTERS_PICTURE,
};

/** An icon above a picture that is a table. */
export const CARD_HEAD: Partial<Record<Card, string>> = { dice_yield: 'roll', dice_letter: 'roll' };
/** A number in the middle of a picture: one of these, not all. */
export const CARD_BADGE: Partial<Record<Card, string>> = { from_afar: '1' };

export const isMocha = (card: Card): card is MochaCard => card in MOCHA_PICTURE;
export const isLetters = (card: Card): card is LettersCard => card in LETTERS_PICTURE;

export const TILE_PICTURE: Record<Good, string> = {
  red: 'die-4 / roll',
  green: 'coin:2 > any',
  blue: '+ assistant',
  yellow: 'coin:2 > assistant',
};

const ICONS: Record<Card, string> = {
  one_good: 'any',
  five_lira: 'lira',
  long_way: 'foot',
  stay: 'foot',
  assistant_back: 'assistant-red',
  family_home: 'family-red',
  twice_palace: 'place-palace',
  twice_post_office: 'mail',
  twice_dealer: 'place-dealer',
  any_goods: 'place-sell',
  ...MOCHA_ICON,
  ...LETTERS_ICON,
};
/** One small drawing that stands for the card. */
export const cardIcon = (card: Card): string => ICONS[card];

/** A hand as piles of equal cards, in the order of the first of each. */
export function piled(hand: Card[]): { card: Card; count: number }[] {
  const kinds = [...new Set(hand)];
  return kinds.map((card) => ({ card, count: hand.filter((other) => other === card).length }));
}
