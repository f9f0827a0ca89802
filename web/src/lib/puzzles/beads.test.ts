import { expect, test } from 'vitest';
import { beads } from './beads';

test('ten beads make a string, and the next one begins a new string', () => {
  expect([0, 1, 9, 10, 11, 20, 21].map(beads)).toEqual([0, 1, 9, 10, 1, 10, 1]);
});
