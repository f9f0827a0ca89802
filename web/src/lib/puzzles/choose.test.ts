import { expect, test } from 'vitest';
import { choose } from './choose';

const lines = [900, 1400, 1500, 1620, 2400].map((rating) => ({ id: `base-${rating}`, rating }));
const none = new Set<string>();

test('the nearest puzzles come most often, and others come too', () => {
  const count = new Map<number, number>();
  for (let i = 0; i < 1000; i += 1) {
    const { rating = 0 } = choose(lines, none, 1500, i / 1000) ?? {};
    count.set(rating, (count.get(rating) ?? 0) + 1);
  }
  expect(count.get(1500)).toBeGreaterThan(count.get(1400) ?? 0);
  expect(count.get(1400)).toBeGreaterThan(count.get(1620) ?? 0);
  expect(count.get(1620)).toBeGreaterThan(50);
  expect(count.get(2400) ?? 0).toBeLessThan(5);
});

test('what was seen is not put again', () => {
  const seen = new Set(['base-1500', 'base-1400']);
  for (let i = 0; i < 10; i += 1) expect(seen).not.toContain(choose(lines, seen, 1500, i / 10)?.id);
  expect(choose(lines, new Set(lines.map(({ id }) => id)), 1500, 0.5)).toBeNull();
  expect(choose([], none, 1500, 0.5)).toBeNull();
});

test('somebody far away from all puzzles gets one', () => {
  expect(choose(lines, none, 9000, 0.5)?.rating).toBe(2400);
  expect(choose(lines, none, -9000, 0.999)).not.toBeNull();
});
