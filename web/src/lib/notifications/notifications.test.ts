import { expect, test } from 'vitest';
import { bytes } from './browser';
import { clock, minutes, offsetHere } from './quiet';

test('times of the day are written and read', () => {
  for (const [text, value] of [
    ['00:00', 0],
    ['08:05', 485],
    ['22:30', 1350],
    ['23:59', 1439],
  ] as const) {
    expect(clock(value)).toBe(text);
    expect(minutes(text)).toBe(value);
  }
  for (const wrong of ['', '24:00', '12:60', 'noon', '12']) expect(minutes(wrong)).toBeNull();
});

test('the clock here is told as minutes ahead of UTC', () => {
  const warsaw = { getTimezoneOffset: () => -60 } as Date;
  expect(offsetHere(warsaw)).toBe(60);
});

test('keys of the house become bytes', () => {
  expect([...bytes('BP4z_-0')]).toEqual([4, 254, 51, 255, 237]);
});
