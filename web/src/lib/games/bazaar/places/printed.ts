// What is printed on demand tiles and markets. The server decides what can be sold and for how much; this is
// only what the eye finds on the tile.
import type { Good } from '../bazaar';
import type { Market } from '../../../types/Market';

const DEMAND: Record<string, Good[]> = {
  s1: ['red', 'green', 'green', 'green', 'yellow'],
  s2: ['red', 'green', 'green', 'yellow', 'blue'],
  s3: ['red', 'green', 'yellow', 'yellow', 'blue'],
  s4: ['red', 'green', 'green', 'yellow', 'yellow'],
  s5: ['green', 'green', 'yellow', 'yellow', 'blue'],
  l1: ['red', 'red', 'green', 'blue', 'blue'],
  l2: ['red', 'green', 'yellow', 'blue', 'blue'],
  l3: ['red', 'yellow', 'blue', 'blue', 'blue'],
  l4: ['red', 'green', 'blue', 'blue', 'blue'],
  l5: ['red', 'red', 'yellow', 'blue', 'blue'],
};

/** The five goods that a demand tile asks for; nothing while it is not known. */
export const demanded = (tile: string | undefined): Good[] =>
  tile === undefined ? [] : (DEMAND[tile] ?? []);

const REVENUE: Record<Market, number[]> = { small: [2, 5, 9, 14, 20], large: [3, 7, 12, 18, 25] };
/** What one to five sold goods bring. */
export const revenue = (market: Market): number[] => REVENUE[market];

/** The chance of at least this sum with two dice, in per cent. */
export function odds(atLeast: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= atLeast) ways++;
  return Math.round((ways * 100) / 36);
}
