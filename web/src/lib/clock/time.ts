// How much time is left, and how it is written. Clocks of devices are wrong: only differences of ours are used,
// against the time that the server named with the clock.
import type { Clock } from '../types/Clock';
import type { Seat } from '../types/Seat';

/** A clock and when it was heard of, by this device. */
export interface Heard {
  clock: Clock;
  at: number;
}

export interface Shown {
  text: string;
  /** For those who hear it. */
  label: string;
  /** Hurry. */
  low: boolean;
  runs: boolean;
}

/** What every table shows beside names and questions. */
export interface Times {
  of: (seat: Seat) => Shown | null;
}

export const SECOND = 1_000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** From here on tenths are shown. */
export const SHORT = 20 * SECOND;

/** Milliseconds that a seat has left. */
export function leftOf({ clock, at }: Heard, seat: Seat, now: number): number {
  const left = clock.left[seat] ?? 0;
  if (clock.runs !== seat) return left;
  const there = clock.now + (now - at);
  return Math.max(0, left - Math.max(0, there - clock.since));
}

const two = (n: number) => String(n).padStart(2, '0');

const unit = (locale: string, name: string, n: number, display: 'narrow' | 'long' = 'narrow') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: display }).format(n);

/** As a clock shows it; from a few hours on in words. */
export function timeText(left: number, locale: string, tenths = true): string {
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    return `${unit(locale, 'day', Math.floor(left / DAY))} ${unit(locale, 'hour', hours)}`;
  }
  if (left >= 3 * HOUR) {
    const minutes = Math.floor((left % HOUR) / MINUTE);
    return `${unit(locale, 'hour', Math.floor(left / HOUR))} ${unit(locale, 'minute', minutes)}`;
  }
  if (left < SHORT && tenths)
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      Math.floor(left / 100) / 10,
    );
  const seconds = Math.ceil(left / SECOND);
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
}

/** In whole words, for speech: only the largest unit. */
export function timeWords(left: number, locale: string): string {
  const [name, length] = (
    [
      ['day', DAY],
      ['hour', HOUR],
      ['minute', MINUTE],
      ['second', SECOND],
    ] as const
  ).find(([, length]) => left >= length) ?? ['second', SECOND];
  return unit(locale, name, Math.round(left / length), 'long');
}

/** Told once each, while the own time runs. */
const WARNINGS = [HOUR, MINUTE, SHORT, 10 * SECOND];

/** The warning that lies between two looks at the clock, if one does. */
export const warningBetween = (before: number, left: number): number | null =>
  WARNINGS.findLast((warning) => left <= warning && warning < before) ?? null;
