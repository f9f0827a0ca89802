// What is printed on demand tiles and markets. The server decides what can be sold and for how much; this is
// only what the eye finds on the tile.
import type { Good } from '../bazaar';
import type { Market } from '../../../types/Market';
import { oddsWithin } from '../rules/odds';
import { DEMAND, JEWELRY, REVENUE } from '../../../types/printed';

const TILES: Record<string, readonly Good[]> = DEMAND;

/** The five goods that a demand tile asks for; nothing while it is not known. */
export const demanded = (tile: string | undefined): Good[] =>
  tile === undefined ? [] : [...(TILES[tile] ?? [])];

/** What one to five sold goods bring. */
export const revenue = (market: Market): readonly number[] => REVENUE[market];

/** The sums that bring jewelry at the Black Market, and how likely each is. */
export const JEWELRY_ROWS = [...new Set(JEWELRY.map(([, n]) => n))].map((n) => {
  const sums = JEWELRY.filter(([, jewels]) => jewels === n).map(([sum]) => sum);
  const [from, to] = [Math.min(...sums), Math.max(...sums)];
  return { from, to, n, share: oddsWithin(from, to) };
});
