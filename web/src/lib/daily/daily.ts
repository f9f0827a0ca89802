// The daily bazaar: what is asked of the server, and what can be said of a result without drawing it.
import { m } from '../../paraglide/messages.js';
import { call } from '../api';
import { marked, type Mark, type Report } from '../study/report';
import type { DailyCalendar } from '../types/DailyCalendar';
import type { DailyMark } from '../types/DailyMark';
import type { DailyPage } from '../types/DailyPage';
import type { DailyTable } from '../types/DailyTable';

export const fetchDay = (day: string | null): Promise<DailyPage> =>
  call('GET', day === null ? '/daily' : `/daily/${encodeURIComponent(day)}`);

export const begin = (day: string | null): Promise<DailyTable> =>
  call('POST', '/daily', day === null ? {} : { day });

export const fetchMonth = (month: string): Promise<DailyCalendar> =>
  call('GET', `/daily/calendar?month=${encodeURIComponent(month)}`);

/** A day as people write it; days are those of UTC. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** The short names of the days of a week, from Monday on. */
export const weekdays = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      // 1 January 2024 was a Monday.
      new Date(Date.UTC(2024, 0, 1 + day)),
    ),
  );

/** Which day of its year it is, from 1. */
export function numberInYear(day: string): number {
  const date = new Date(day);
  return Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
}

/** So many months later, or earlier. */
export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export type DayState = 'won' | 'played' | 'missed' | 'open' | 'none';

export interface CalendarDay {
  day: string;
  number: number;
  state: DayState;
  today: boolean;
}

/** The days of a month with what came of them, and how many empty fields stand before the first. */
export function monthDays(calendar: DailyCalendar): { empty: number; days: CalendarDay[] } {
  const [year = 0, number = 1] = calendar.month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const marks = new Map(calendar.days.map((mark) => [mark.day, mark]));
  const days = Array.from({ length: count }, (_, index) => {
    const day = `${calendar.month}-${String(index + 1).padStart(2, '0')}`;
    return {
      day,
      number: index + 1,
      state: stateOf(day, marks.get(day), calendar),
      today: day === calendar.today,
    };
  });
  return { empty: (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7, days };
}

function stateOf(day: string, mark: DailyMark | undefined, { today, first }: DailyCalendar): DayState {
  if (mark?.state === 'finished') return mark.won ? 'won' : 'played';
  if (day < first || day > today) return 'none';
  if (day === today && mark?.state !== 'given_up') return 'open';
  return mark?.state === 'running' ? 'open' : 'missed';
}

/** The marks of the own turns, once a study has them; nothing before it has them all. */
export function ownMarks(report: Report, seat: number, turns: number): (Mark | null)[] | null {
  const own = marked(report).filter((turn) => turn.seat === seat);
  return own.length === turns ? own.map((turn) => turn.mark) : null;
}

const SIGNS: Record<Mark, string> = { masterpiece: '✦', sound: '●', crack: '◐', shard: '○', only_way: '●' };

/** One sign for each own turn: a ruby, or how good it was; a dot where nobody has judged. */
export const signs = (rubies: readonly number[], marks: readonly (Mark | null)[] | null): string =>
  rubies
    .map((count, turn) => {
      const mark = marks?.[turn] ?? null;
      if (count > 0) return '◆';
      return mark === null ? '·' : SIGNS[mark];
    })
    .join('');

/** The result to paste. It tells how well it went, and nothing of how the day goes. */
export function resultText(page: DailyPage, marks: readonly (Mark | null)[] | null, locale: string): string {
  const mine = page.mine;
  if (!mine) return '';
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const place =
    mine.place === null ? [] : [m.daily_rank({ n: number(mine.place), m: number(page.finished) })];
  return [
    `Bedesten · ${dayText(page.day, locale)}`,
    ['◆'.repeat(mine.rubies), m.daily_turns({ n: mine.turns }), ...place].filter(Boolean).join(' · '),
    signs(mine.marks, marks),
    `${location.origin}/daily/${page.day}`,
  ].join('\n');
}

/** Hours and minutes, as a clock counts them down. */
export function timeLeft(seconds: number): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return m.daily_time({ h: Math.floor(minutes / 60), min: minutes % 60 });
}
