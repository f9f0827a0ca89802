// The printed layouts, row by row, and the arranging of one's own. What can be dealt is for the server to say.
import type { Place } from '../bazaar';
import type { LayoutChoice } from '../../../types/LayoutChoice';
import { LAYOUTS } from '../../../types/printed';
import type { Ruleset } from '../../../types/Ruleset';
import type { Box } from '../../../create/boxes';

export type Arrangement = 'first-game' | 'first-letters' | 'short' | 'long' | 'in-order' | 'random' | 'own';

export const PRINTED: Record<Exclude<Arrangement, 'random' | 'own'>, readonly Place[]> = LAYOUTS;

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
