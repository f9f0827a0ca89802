import type { Card } from '../bazaar';

/** A hand as piles of equal cards, in the order of the first of each. */
export function piled(hand: Card[]): { card: Card; count: number }[] {
  const kinds = [...new Set(hand)];
  return kinds.map((card) => ({ card, count: hand.filter((other) => other === card).length }));
}
