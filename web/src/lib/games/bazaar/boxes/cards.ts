// Every bonus card: one row each, and no row is missing.
import type { Card } from '../bazaar';
import type { CardRow } from '../cards/card';
import { BASE_CARDS } from '../cards/cards';
import { LETTERS_CARDS } from '../letters/cards';
import { MOCHA_CARDS } from '../mocha/cards';

export const CARDS: Record<Card, CardRow> = { ...BASE_CARDS, ...MOCHA_CARDS, ...LETTERS_CARDS };

export const isMocha = (card: Card): boolean => card in MOCHA_CARDS;
export const isLetters = (card: Card): boolean => card in LETTERS_CARDS;

/** One small drawing that stands for the card. */
export const cardIcon = (card: Card): string => CARDS[card].icon;
