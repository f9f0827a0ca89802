// Every bonus card: one row each, and no row is missing.
import type { Card } from '../bazaar';
import type { CardRow } from '../cards/card';
import { BASE_CARDS } from '../cards/cards';
import { LETTERS_CARDS } from '../letters/cards';
import { MOCHA_CARDS } from '../mocha/cards';

export const CARDS: Record<Card, CardRow> = { ...BASE_CARDS, ...MOCHA_CARDS, ...LETTERS_CARDS };

/** What is drawn in the corners of a card: it says which box it is from. */
export const cornerOf = (card: Card): string | null =>
  card in MOCHA_CARDS ? 'bean' : card in LETTERS_CARDS ? 'seal' : null;

/** One small drawing that stands for the card. */
export const cardIcon = (card: Card): string => CARDS[card].icon;
