// How much time a table gives: what is offered for a new one, and how it is said.
import { m } from '../../paraglide/messages.js';
import type { Late } from '../types/Late';
import type { Pace } from '../types/Pace';

/** Seconds for the whole game, and what comes back: quick, usual, at leisure. */
export const LIVE = [
  { reserve: 300, increment: 10 },
  { reserve: 600, increment: 15 },
  { reserve: 1200, increment: 30 },
] as const;
export const DAYS = [1, 2, 3, 7] as const;

export const LATE: readonly Late[] = ['stand_in', 'resign'];

export const lateText = (late: Late): string =>
  ({ stand_in: m.late_stand_in_choice, resign: m.late_resign_choice })[late]();

/** Nothing where nobody is hurried. */
export function paceText(pace: Pace, locale: string): string | null {
  switch (pace.pace) {
    case 'untimed':
      return null;
    case 'live':
      return m.pace_live_choice({
        minutes: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(pace.reserve / 60),
        seconds: pace.increment,
      });
    case 'days': {
      const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
      return m.pace_days_choice({ days: days.format(pace.days) });
    }
  }
}
