import { describe, expect, it } from 'vitest';
import type { DailyCalendar } from '../types/DailyCalendar';
import { monthBeside, monthDays, numberInYear, signs, timeLeft } from './daily';

describe('a result as signs', () => {
  it('has one sign for each turn: rubies first, then what a study found', () => {
    expect(signs([0, 1, 0, 2], null)).toBe('·◆·◆');
    expect(signs([0, 1, 0, 0, 0], ['masterpiece', 'shard', 'crack', 'sound', null])).toBe('✦◆◐●·');
  });
});

describe('the calendar', () => {
  const calendar: DailyCalendar = {
    month: '2026-11',
    today: '2026-11-18',
    first: '2026-11-03',
    days: [
      { day: '2026-11-17', state: 'finished', won: true },
      { day: '2026-11-16', state: 'finished', won: false },
      { day: '2026-11-15', state: 'given_up', won: false },
    ],
  };
  const state = (of: DailyCalendar, number: number) => monthDays(of).days[number - 1]?.state;

  it('says what came of each day', () => {
    expect(monthDays(calendar).empty, '1 November 2026 is a Sunday').toBe(6);
    expect(monthDays(calendar).days).toHaveLength(30);
    expect([2, 3, 15, 16, 17, 18, 19].map((day) => state(calendar, day))).toEqual([
      'none',
      'missed',
      'missed',
      'played',
      'won',
      'open',
      'none',
    ]);
  });

  it('turns over months and years', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2026-01', -1)).toBe('2025-12');
    expect(numberInYear('2026-11-17')).toBe(321);
    expect(timeLeft(6 * 3600 + 11 * 60 + 30)).toMatch(/^6\D+12\D+$/);
  });
});
