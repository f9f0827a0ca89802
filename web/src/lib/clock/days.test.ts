import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './days';

test('the last second of a day is still that day, the next is not', () => {
  for (const day of ['2026-11-17', '2027-01-01', '2028-02-29', '2026-03-29']) {
    const end = endOfDay(day);
    expect(dayOf(end)).toBe(day);
    expect(dayOf(end + 1)).not.toBe(day);
  }
});
