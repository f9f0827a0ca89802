import { expect, test } from 'vitest';
import { atLeast, percent } from './odds';

test('two dice', () => {
  expect([2, 7, 12, 13].map(atLeast)).toEqual([36, 21, 1, 0]);
  expect([3, 7, 8, 12].map((sum) => percent(atLeast(sum)))).toEqual([97, 58, 42, 3]);
});
