// A box that can be opened on the page for a new table is one row. Those of expansions are in their folders;
// `boxes.ts` is the list of all.
import type { Colour } from '../types/Colour';
import type { Ruleset } from '../types/Ruleset';

export type Box = Ruleset | 'dice';

export interface BoxRow {
  game: 'bazaar' | 'dice';
  /** The rules of the board game that lie in the box. */
  ruleset: Ruleset;
  fewest: number;
  most: number;
  icon: string;
  name: () => string;
  note: () => string;
  /** What is different for two. */
  two: () => string;
  variants: boolean;
  /** One may play with the new bonus cards only. */
  decks: boolean;
  /** The colours of the seats where nobody chooses them. */
  colours: ((players: number) => Colour[]) | null;
}
