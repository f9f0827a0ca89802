// Every figure that belongs to nobody: one row each, and no row is missing.
import { BASE_FIGURES, type FigureName, type FigureRow } from '../board/figure';
import { LETTERS_FIGURES } from '../letters/figures';
import { MOCHA_FIGURES } from '../mocha/figures';

export const FIGURES: Record<FigureName, FigureRow> = {
  ...BASE_FIGURES,
  ...MOCHA_FIGURES,
  ...LETTERS_FIGURES,
};

export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];
