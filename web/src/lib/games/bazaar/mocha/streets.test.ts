import { expect, test } from 'vitest';
import { PRINTED } from '../layouts/layouts';
import type { Edge } from '../../../types/Edge';
import { street, towards } from './streets';

const at = (between: Edge) => street(between, PRINTED['first-game'], 5);

test('a street lies between its two places', () => {
  expect(at([15, 16])).toEqual({ x: 1, y: 0.5, upright: true });
  expect(at([8, 16])).toEqual({ x: 0.5, y: 1, upright: false });
});

test('arrows lead to the nearest street in their direction', () => {
  const all = (
    [
      [15, 16],
      [15, 18],
      [8, 16],
      [1, 15],
      [1, 8],
    ] as Edge[]
  ).map(at);
  const from = (i: number, key: string) => towards(all[i]!, key, all);
  expect(from(0, 'ArrowRight')).toBe(1);
  expect(from(1, 'ArrowLeft')).toBe(0);
  expect(from(0, 'ArrowDown')).toBe(4);
  expect(from(2, 'ArrowRight')).toBe(3);
  expect(from(0, 'ArrowUp')).toBeNull();
});
