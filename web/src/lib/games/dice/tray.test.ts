import { expect, test } from 'vitest';
import { noDice } from './dice';
import { arrange, blank, facesOf } from './tray';

const none = new Set<number>();
const faces = (slots: ReturnType<typeof arrange>) => slots.map(({ face }) => face);

test('a roll gives every die a face', () => {
  const slots = arrange(blank(5), { ...noDice(), red: 2, coin: 3 }, noDice(), none);
  expect(faces(slots)).toEqual(['red', 'red', 'coin', 'coin', 'coin']);
});

test('dice that were not lifted stay where they are', () => {
  const before = arrange(blank(5), { ...noDice(), red: 2, coin: 3 }, noDice(), none);
  const slots = arrange(before, { ...noDice(), red: 1, coin: 3, card: 1 }, noDice(), new Set([0]));
  expect(faces(slots)).toEqual(['card', 'red', 'coin', 'coin', 'coin']);
  expect(slots.map(({ rolls }) => rolls)).toEqual([2, 1, 1, 1, 1]);
});

test('a lifted die tumbles although it falls on the same face', () => {
  const before = arrange(blank(2), { ...noDice(), red: 2 }, noDice(), none);
  const slots = arrange(before, { ...noDice(), red: 2 }, noDice(), new Set([1]));
  expect(slots.map(({ rolls }) => rolls)).toEqual([1, 2]);
});

test('used dice stay in the tray, and stay used', () => {
  const before = arrange(blank(3), { ...noDice(), red: 3 }, noDice(), none);
  const once = arrange(before, { ...noDice(), red: 2 }, { ...noDice(), red: 1 }, none);
  expect(once.map(({ used }) => used)).toEqual([false, false, true]);
  const twice = arrange(once, { ...noDice(), red: 1 }, { ...noDice(), red: 2 }, none);
  expect(twice.map(({ used }) => used)).toEqual([false, true, true]);
});

test('lifted dice are named by their faces', () => {
  const slots = arrange(blank(3), { ...noDice(), red: 1, card: 2 }, noDice(), none);
  expect(facesOf(slots, new Set([0, 2]))).toEqual({ ...noDice(), red: 1, card: 1 });
});
