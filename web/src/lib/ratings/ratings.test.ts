import { expect, test } from 'vitest';
import type { RatedGame } from '../types/RatedGame';
import { chart } from './chart';
import { addressOf, change } from './words';

const rating = (rating: number, uncertainty = 100) => ({ rating, uncertainty });
const frame = { width: 200, height: 120, left: 0, right: 0, top: 10, bottom: 10 };

function game(before: number, after: number): RatedGame {
  const facts = { table: null, ruleset: 'base', players: 2, ended: 1, place: 1, has_left: false, others: [] };
  return { ...facts, before: rating(before), after: rating(after) };
}

test('a chart begins before the first game and ends with the last one', () => {
  // The server tells the last game first.
  const drawn = chart([game(1600, 1550), game(1500, 1600)], frame);
  expect(drawn?.line).toBe('M0 76.7L100 43.3L200 60');
  expect(drawn?.end).toEqual({ x: 200, y: 60, rating: 1550 });
  expect(drawn?.ticks.map((tick) => tick.rating)).toEqual([1400, 1500, 1600, 1700]);
});

test('without a game there is nothing to draw', () => {
  expect(chart([], frame)).toBeNull();
});

test('a change says its sign', () => {
  expect(change(rating(1500), rating(1512))).toBe('+12');
  expect(change(rating(1500), rating(1493))).toBe('−7');
  expect(change(rating(1500), rating(1500))).toBe('±0');
});

test('everybody but the forgotten has an address', () => {
  expect(addressOf({ player: 'person', id: 'abc', name: 'Ada' })).toBe('/players/abc');
  expect(addressOf({ player: 'bot', level: 'hard' })).toBe('/players/bot:hard');
  expect(addressOf({ player: 'gone' })).toBeNull();
});
