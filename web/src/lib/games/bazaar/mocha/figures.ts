// The figure that Mocha & Baksheesh adds.
import { m } from '../../../../paraglide/messages.js';
import type { FigureRow } from '../board/figure';

export const MOCHA_FIGURES: Record<'coffee_trader', FigureRow> = {
  coffee_trader: {
    name: m.figure_coffee_trader,
    at: ({ mocha }) => mocha?.coffee_trader ?? null,
    key: 'c',
  },
};
