// The figure that Letters & Seals adds.
import { m } from '../../../../paraglide/messages.js';
import type { FigureRow } from '../board/figure';

export const LETTERS_FIGURES: Record<'courier', FigureRow> = {
  courier: { name: m.figure_courier, at: ({ letters }) => letters?.courier ?? null, key: 'k' },
};
