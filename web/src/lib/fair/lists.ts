// The pieces that chance picks from, in the order and with the names of docs/records.md: as the rules print them.
// The tests compare them with whole games.
import type { Ruleset } from '../types/Ruleset';
import {
  CARD_COPIES,
  CARDS,
  DEMAND,
  GUILD_CARDS,
  KIOSK_TILES,
  LETTER_COPIES as LETTERS,
  NEW_CARDS,
} from '../types/printed';

/** The bonus cards of a ruleset, and how many there are of each. */
export function bonusCards(ruleset: Ruleset, newOnly: boolean): Map<string, number> {
  const cards = ruleset === 'letters' && newOnly ? NEW_CARDS : CARDS[ruleset];
  return new Map(cards.map((card) => [card.replaceAll('_', '-'), CARD_COPIES[card]]));
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));

export const GUILD: readonly string[] = numbers(GUILD_CARDS);
export const KIOSK: readonly string[] = numbers(KIOSK_TILES);
export const LETTER_COPIES: ReadonlyMap<string, number> = new Map(
  LETTERS.map(([place, copies]) => [String(place), copies]),
);
export const demandTiles = (market: string): string[] =>
  Object.keys(DEMAND).filter((tile) => tile.startsWith(market));
