// The printed layouts, row by row, and the arranging of one's own. What can be dealt is for the server to say.
import type { Place } from '../bazaar';
import type { LayoutChoice } from '../../../types/LayoutChoice';
import type { Ruleset } from '../../../types/Ruleset';
import type { Box } from '../../../create/boxes';

export type Arrangement = 'first-game' | 'first-letters' | 'short' | 'long' | 'in-order' | 'random' | 'own';

export const PRINTED: Record<Exclude<Arrangement, 'random' | 'own'>, readonly Place[]> = {
  // Mocha & Baksheesh, in rows of five.
  'first-game': [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13],
  // Letters & Seals, likewise.
  'first-letters': [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16],
  short: [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
  long: [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
  'in-order': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
};

/** The layouts of a box, the usual one first; none where there is nothing to lay out. */
export const ARRANGEMENTS: Record<Box, readonly Arrangement[]> = {
  base: ['short', 'long', 'in-order', 'random', 'own'],
  mocha: ['first-game', 'random', 'own'],
  letters: ['first-letters', 'random', 'own'],
  'great-bazaar': ['random', 'own'],
  dice: [],
};

/** The places of a choice, as far as they are known before the game is dealt. */
export function placesOf(choice: LayoutChoice, ruleset: Ruleset = 'base'): readonly Place[] | null {
  if (Array.isArray(choice)) return choice;
  if (choice === 'first-game' && ruleset === 'letters') return PRINTED['first-letters'];
  return choice === 'random' || choice === 'random-2014' ? null : PRINTED[choice];
}

/** How the server calls an arrangement. */
export const layoutKind = (arrangement: Exclude<Arrangement, 'random' | 'own'>): LayoutChoice =>
  arrangement === 'first-letters' ? 'first-game' : arrangement;

/** The same layout with the places at two positions exchanged. */
export function swapped(layout: readonly Place[], a: number, b: number): Place[] {
  const next = [...layout];
  const [at, other] = [next[a], next[b]];
  if (at === undefined || other === undefined) return next;
  next[a] = other;
  next[b] = at;
  return next;
}

/** Where an arrow key leads on a grid of so many columns; it stays at the edge. */
export function neighbour(position: number, key: string, columns: number, count: number): number {
  const column = position % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? position - 1 : position;
    case 'ArrowRight':
      return column < columns - 1 ? position + 1 : position;
    case 'ArrowUp':
      return position >= columns ? position - columns : position;
    case 'ArrowDown':
      return position + columns < count ? position + columns : position;
    case 'Home':
      return position - column;
    case 'End':
      return position - column + columns - 1;
    default:
      return position;
  }
}
