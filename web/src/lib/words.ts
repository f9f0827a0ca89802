// Names of what both games have: goods and colours. Each function reads the language anew, so texts follow it.
import { m } from '../paraglide/messages.js';
import type { Colour } from './types/Colour';
import type { Good } from './types/Good';

const GOOD_NAMES: Record<Good, () => string> = {
  red: m.good_red,
  green: m.good_green,
  yellow: m.good_yellow,
  blue: m.good_blue,
};
const GOOD_UNITS: Record<Good, (of: { n: number }) => string> = {
  red: m.unit_good_red,
  green: m.unit_good_green,
  yellow: m.unit_good_yellow,
  blue: m.unit_good_blue,
};
const COLOUR_NAMES: Record<Colour, () => string> = {
  white: m.colour_white,
  yellow: m.colour_yellow,
  red: m.colour_red,
  green: m.colour_green,
  blue: m.colour_blue,
};

export const goodName = (good: Good): string => GOOD_NAMES[good]();
export const colourName = (colour: Colour): string => COLOUR_NAMES[colour]();

/** “2 fabric”, “1 jewelry”. */
export const goodAmount = (good: Good, n: number): string => GOOD_UNITS[good]({ n });

export const list = (parts: string[]): string => parts.filter(Boolean).join(', ');
