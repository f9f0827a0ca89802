// From the figures of a board to what is drawn of them.
import { getLocale } from '../../paraglide/runtime.js';
import type { Heat } from '../types/study/Heat';
import type { LayoutReport } from '../types/study/LayoutReport';

export type Lens = 'visits' | 'winners' | 'first';

export const LENSES: readonly Lens[] = ['visits', 'winners', 'first'];

/** With fewer games the numbers are rough. */
export const FEW = 200;

export const number = (n: number, digits = 1): string =>
  new Intl.NumberFormat(getLocale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    n,
  );

export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(getLocale(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

/** The number of a place under a lens. */
export const shown = (heat: Heat, lens: Lens): string =>
  lens === 'first' ? number(100 * heat.first, 0) : number(heat[lens]);

/** Where the steps begin, in parts of the mean over all places. */
const STEPS = [0.54, 0.81, 1.2, 1.6];

/** How busy a place is, from 1 to 5, and how large its disc is. */
export interface Busy {
  step: number;
  size: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function busy(places: readonly Heat[], lens: Lens): Map<number, Busy> {
  const values = places.map((heat) => heat[lens]);
  const [middle, most] = [mean(values), Math.max(...values, 1e-9)];
  const stepOf = (value: number) => 1 + STEPS.filter((border) => value >= border * middle).length;
  return new Map(
    places.map((heat) => [heat.place, { step: stepOf(heat[lens]), size: 0.62 + (0.38 * heat[lens]) / most }]),
  );
}

/** What the five steps mean, as numbers: where each but the first begins. */
export function borders(places: readonly Heat[], lens: Lens): string[] {
  const middle = mean(places.map((heat) => heat[lens]));
  const text = (border: number) =>
    lens === 'first' ? number(100 * border * middle, 0) : number(border * middle);
  return [`<${text(STEPS[0] ?? 0)}`, ...STEPS.map(text)];
}

export interface Bar {
  /** The rounds it stands for: one, or some. */
  label: string;
  share: number;
  /** Whether the mean lies there. */
  middle: boolean;
}

const MOST_BARS = 10;

/** How many games take how many rounds; neighbours share a bar where there are too many. */
export function bars({ length, games }: LayoutReport): Bar[] {
  const first = length.rounds[0]?.[0] ?? 0;
  const last = length.rounds.at(-1)?.[0] ?? 0;
  const wide = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const found: Bar[] = [];
  for (let from = first; from <= last && games > 0; from += wide) {
    const inside = length.rounds.filter(([rounds]) => rounds >= from && rounds < from + wide);
    const count = inside.reduce((sum, [, played]) => sum + played, 0);
    const middle = length.mean >= from - 0.5 && length.mean < from + wide - 0.5;
    found.push({
      label: wide === 1 ? `${from}` : `${from}–${from + wide - 1}`,
      share: count / games,
      middle,
    });
  }
  return found;
}
