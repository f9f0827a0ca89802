import { expect, test } from 'vitest';
import { secondsOf, soundPlaces, winsText } from './words';

test('parts of a win are told as decimals of the language', () => {
  expect(winsText(36, 24, 'en')).toBe('1.5');
  expect(winsText(36, 24, 'de')).toBe('1,5');
  expect(winsText(8, 24, 'en')).toBe('0.33');
});

test('places are sound if each is one more than how many are better', () => {
  for (const places of [
    [1, 2],
    [2, 1, 2, 4],
    [1, 1],
  ])
    expect(soundPlaces(places), `${places}`).toBe(true);
  for (const places of [
    [2, 2],
    [1, 3],
    [1, 1, 2],
    [0, 1],
  ])
    expect(soundPlaces(places), `${places}`).toBe(false);
});

test('what is no date is nothing', () => {
  expect(secondsOf('')).toBeNull();
  expect(secondsOf('2026-11-18T20:00')).toBe(Math.floor(new Date('2026-11-18T20:00').getTime() / 1000));
});
