// A figure that belongs to nobody is one row. Those of the base game are here, those of a box in its folder;
// `boxes/figures.ts` is the list of all.
import { m } from '../../../../paraglide/messages.js';
import type { Place, View } from '../bazaar';
import type { Figure } from '../../../types/Figure';

export type FigureName = Extract<Figure, string>;

export interface FigureRow {
  name: () => string;
  /** Where he stands, if he is at this table. */
  at: (view: View) => Place | null;
  /** The key after `g` that finds him. */
  key: string;
}

export const BASE_FIGURES: Record<'governor' | 'smuggler', FigureRow> = {
  governor: { name: m.figure_governor, at: (view) => view.governor, key: 'g' },
  smuggler: { name: m.figure_smuggler, at: (view) => view.smuggler, key: 's' },
};
