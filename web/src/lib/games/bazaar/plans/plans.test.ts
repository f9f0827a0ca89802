import { expect, test } from 'vitest';
import type { Place, View } from '../bazaar';
import { branchesOf, fresh, reachable, turnsOf, type Branch } from './plans';

const IN_ORDER = Array.from({ length: 16 }, (_, i) => (i + 1) as Place);
const GREAT = Array.from({ length: 25 }, (_, i) => (i + 1) as Place);

test('a merchant walks one or two places along the streets, the nearest first', () => {
  // 6 lies in the second row and column of four.
  expect(reachable(IN_ORDER, 6).slice(0, 4)).toEqual([2, 5, 7, 10]);
  expect(reachable(IN_ORDER, 6)).toHaveLength(10);
  expect(reachable(IN_ORDER, 6)).not.toContain(6);
  expect(reachable(IN_ORDER, 4)).not.toContain(5);
  expect(reachable(GREAT, 13)).toHaveLength(12);
});

test('a plan reads as it was written', () => {
  const branches: Branch[] = [
    { to: 7, who: { governor: 'away', smuggler: 'either', merchant: 'away' } },
    { to: 2, who: { governor: 'either', smuggler: 'there', merchant: 'either' } },
  ];
  const turns = turnsOf(branches);
  expect(turns[0]).toEqual({
    when: [
      { figure: 'governor', place: 7, there: false },
      { figure: 'merchant', place: 7, there: false },
    ],
    actions: [{ do: 'move', to: 7 }],
  });
  expect(branchesOf(turns)).toEqual(branches);
});

test('another way begins at a place that is not planned yet', () => {
  const view = { layout: IN_ORDER } as unknown as View;
  const first = fresh(view, 6);
  expect(first?.to).toBe(2);
  expect(fresh(view, 6, first ? [first] : [])?.to).toBe(5);
});
