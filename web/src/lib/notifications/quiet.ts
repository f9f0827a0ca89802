// Quiet hours as fields show them, "22:30", and as they are kept: minutes of the day, with the clock of this place.
import type { Quiet } from '../types/Quiet';

/** The usual night. */
export const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** Minutes that the clocks here are ahead of UTC. */
export const offsetHere = (now = new Date()): number => -now.getTimezoneOffset();

export function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Nothing, if it is no time. */
export function minutes(text: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return Number(hour) * 60 + Number(minute);
}

export const night = (): Quiet => ({ ...NIGHT, offset: offsetHere() });
