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
const GOOD_COUNTS: Record<Good, (of: { n: number }) => string> = {
  red: m.count_good_red,
  green: m.count_good_green,
  yellow: m.count_good_yellow,
  blue: m.count_good_blue,
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

/** What somebody takes or pays: “2 fabrics”, in Polish “1 tkaninę”. Texts that begin with `unit_` are objects of a verb. */
export const goodAmount = (good: Good, n: number): string => GOOD_UNITS[good]({ n });

/** What is there or missing, in Polish “1 tkanina”. Texts that begin with `count_` stand alone, as after a colon. */
export const goodCount = (good: Good, n: number): string => GOOD_COUNTS[good]({ n });

/**
 * What somebody at the table is called. Who gave no name is a guest; records, which know no language, say “Guest 2”,
 * older ones “Player 2”.
 */
export function personName(name: string | undefined, seat: number): string {
  const given = name?.trim() ?? '';
  const nameless = /^(?:Guest|Player) (\d)$/.exec(given);
  if (given && !nameless) return given;
  return m.name_guest({ n: nameless ? Number(nameless[1]) : seat + 1 });
}

export const list = (parts: string[]): string => parts.filter(Boolean).join(', ');
