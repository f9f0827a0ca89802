import { expect, test } from 'vitest';
import { comesNext } from './next';

const round = { players: 3, turn: 1, left: null, over: false };

test('whoever sits behind the one who plays is next, and nobody else', () => {
  expect([0, 1, 2].filter((seat) => comesNext(seat, round))).toEqual([2]);
  expect(comesNext(0, { ...round, turn: 2 }), 'after the last comes the first').toBe(true);
  expect(comesNext(null, round), 'whoever only watches').toBe(false);
});

test('after the last turn nobody is next', () => {
  expect(comesNext(2, { ...round, left: 2 })).toBe(true);
  expect(comesNext(2, { ...round, left: 1 })).toBe(false);
  expect(comesNext(2, { ...round, left: 0 })).toBe(false);
  expect(comesNext(2, { ...round, over: true })).toBe(false);
});
