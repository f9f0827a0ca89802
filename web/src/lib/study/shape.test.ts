import { expect, test } from 'vitest';
import { frameOf } from './chart';
import { band, bars, CLIPPED, left, stacked, turnAt, within } from './shape';

const frame = frameOf(628, 122, 60, false);

test('chances are stacked to the whole, whatever was rounded away', () => {
  for (const chances of [
    [0.3, 0.3, 0.3],
    [1 / 3, 1 / 3, 1 / 3],
    [0, 0, 1],
    [0.2, 0.2, 0.2, 0.2, 0.21],
    [0, 0],
  ]) {
    const edges = stacked(chances);
    expect(edges).toHaveLength(chances.length + 1);
    expect([edges[0], edges.at(-1)]).toEqual([0, 1]);
    for (const [i, edge] of edges.slice(1).entries()) expect(edge).toBeGreaterThanOrEqual(edges[i] ?? 1);
  }
});

test('a chance that is no number breaks nothing', () => {
  expect(stacked([NaN, 0.5, -1])).toEqual([0, 0, 1, 1]);
});

test('bands touch: the lower edge of one is the upper edge of the next', () => {
  const chances = [
    [0.5, 0.5],
    [0.25, 0.75],
  ];
  const edge = (path: string) => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  const [upper, lower] = [edge(band(frame, chances, 0)), edge(band(frame, chances, 1))];
  expect(lower.slice(0, 2)).toEqual(upper.slice(2).reverse());
  expect(band(frame, [], 0)).toBe('');
});

test('a ruby stays inside the carpet, however thin its band', () => {
  const y = within(frame, [0, 1], 0, 8);
  expect(y).toBe(frame.top + 8);
});

test('every point of the drawing belongs to a turn', () => {
  expect(turnAt(frame, -5)).toBe(0);
  expect(turnAt(frame, 9999)).toBe(59);
  for (const turn of [0, 7, 59]) expect(turnAt(frame, left(frame, turn) + 1)).toBe(turn);
});

test('luck goes up or down, a choice down only, and both are cut off', () => {
  const ledger = { ...frame, height: 44, top: 0, bottom: 0 };
  const up = bars(ledger, 3, { luck: 0.09, loss: 0.05 });
  expect((up.luck?.y ?? 0) + (up.luck?.height ?? 0)).toBeCloseTo(22, 0);
  expect(up.loss?.y).toBe(22);
  expect(bars(ledger, 3, { luck: -0.09, loss: 0 }).luck?.y).toBe(22);
  expect(bars(ledger, 3, { luck: 0, loss: 0 })).toEqual({ luck: null, loss: null });
  expect(bars(ledger, 0, { luck: 5, loss: 0 }).luck?.height).toBe(
    bars(ledger, 0, { luck: CLIPPED, loss: 0 }).luck?.height,
  );
});
