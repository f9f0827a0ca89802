// The pieces that chance picks from, in the order and with the names of docs/records.md: as the rules print them.
// The tests compare them with whole games.
import type { Ruleset } from '../types/Ruleset';
import { CARD_COPIES, CARDS, DEMAND, NEW_CARDS } from '../types/printed';

/** The bonus cards of a ruleset, and how many there are of each. */
export function bonusCards(ruleset: Ruleset, newOnly: boolean): Map<string, number> {
  const cards = ruleset === 'letters' && newOnly ? NEW_CARDS : CARDS[ruleset];
  return new Map(cards.map((card) => [card.replaceAll('_', '-'), CARD_COPIES[card]]));
}

export const demandTiles = (market: string): string[] =>
  Object.keys(DEMAND).filter((tile) => tile.startsWith(market));
