import { expect, test } from 'vitest';
import { lateText, paceText } from './pace';

test('a pace is said in the words of the language', () => {
  expect(paceText({ pace: 'untimed' }, 'en')).toBe(null);
  expect(paceText({ pace: 'live', reserve: 600, increment: 15 }, 'en')).toBe('10 min + 15 s');
  expect(paceText({ pace: 'live', reserve: 90, increment: 0 }, 'en'), 'programs may choose any').toBe(
    '1.5 min + 0 s',
  );
  expect(paceText({ pace: 'days', days: 1 }, 'en')).toBe('1 day for each question');
  expect(paceText({ pace: 'days', days: 3 }, 'en')).toBe('3 days for each question');
  expect(lateText('resign')).toBe('A bot for good');
});
