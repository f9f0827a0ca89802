import { expect, test } from 'vitest';
import { DAY, HOUR, leftOf, timeText, timeWords, warningBetween } from './time';

const SERVER = 1_700_000_000_000;
const clock = { now: SERVER, left: [300_000, 120_000], runs: 0, since: SERVER - 10_000 };

test('only the one whose time runs has less and less', () => {
  const heard = { clock, at: SERVER };
  expect(leftOf(heard, 0, SERVER)).toBe(290_000);
  expect(leftOf(heard, 0, SERVER + 5_000)).toBe(285_000);
  expect(leftOf(heard, 1, SERVER + 5_000)).toBe(120_000);
  expect(leftOf(heard, 0, SERVER + 10 * HOUR)).toBe(0);
});

test('a clock of the device that is wrong by hours or years changes nothing', () => {
  for (const wrong of [-40 * 365 * DAY, -3 * HOUR, 0, 7_000, 5 * DAY]) {
    const heard = { clock, at: SERVER + wrong };
    expect(leftOf(heard, 0, SERVER + wrong + 5_000), `wrong by ${wrong}`).toBe(285_000);
  }
});

test('whose time begins later has all of it until then', () => {
  const away = { clock: { ...clock, since: SERVER + DAY }, at: 0 };
  expect(leftOf(away, 0, 1_000)).toBe(300_000);
  expect(leftOf(away, 0, DAY + 1_000)).toBe(299_000);
});

test('time is written as a clock does, and in words when it is long', () => {
  const cases: [number, string][] = [
    [0, '0.0'],
    [9_940, '9.9'],
    [19_999, '19.9'],
    [20_000, '0:20'],
    [61_000, '1:01'],
    [300_000, '5:00'],
    [2 * HOUR, '2:00:00'],
    [5 * HOUR, '5h 0m'],
    [2 * DAY + 4 * HOUR, '2d 4h'],
  ];
  for (const [left, text] of cases) expect(timeText(left, 'en'), String(left)).toBe(text);
  expect(timeText(9_940, 'de')).toBe('9,9');
  expect(timeText(9_940, 'en', false), 'without tenths').toBe('0:10');
  expect(timeWords(60_000, 'en')).toBe('1 minute');
  expect(timeWords(20_000, 'pl')).toBe('20 sekund');
});

test('a warning is told once', () => {
  expect(warningBetween(61_000, 60_000)).toBe(60_000);
  expect(warningBetween(60_000, 59_900)).toBe(null);
  expect(warningBetween(70_000, 9_000), 'only the last of several').toBe(10_000);
  expect(warningBetween(5_000, 4_000)).toBe(null);
});
