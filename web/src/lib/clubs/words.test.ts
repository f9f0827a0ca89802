import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import type { AnyTournament } from './clubs';
import { playerSeen, secondsOf, soundPlaces, winsText } from './words';

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

test('in rounds and standings you are you', () => {
  const players = [{ name: 'Ada' }, { name: 'Bora' }] as AnyTournament['players'];
  expect([0, 1].map((player) => playerSeen({ players, me: 1 }, player))).toEqual(['Ada', m.name_you()]);
  expect(playerSeen({ players, me: null }, 1)).toBe('Bora');
});

test('what is no date is nothing', () => {
  expect(secondsOf('')).toBeNull();
  expect(secondsOf('2026-11-18T20:00')).toBe(Math.floor(new Date('2026-11-18T20:00').getTime() / 1000));
});
