import { expect, test } from 'vitest';
import type { Answer, Good, Goods } from '../bazaar';
import { canAdd, prefill, prefillAny, saleActions } from './market';
import { best, deliveries, exchange } from './delivery';

const goods = (red: number, green: number, yellow: number, blue: number): Goods => ({
  red,
  green,
  yellow,
  blue,
});

test('the market is filled in with what is in demand and in the wheelbarrow', () => {
  const demand: Good[] = ['red', 'green', 'green', 'yellow', 'blue'];
  const slots = prefill(demand, goods(1, 1, 0, 3));
  expect(slots.map((slot) => slot.full)).toEqual([true, true, false, false, true]);
  expect(canAdd(slots, 'green', goods(1, 1, 0, 3))).toBe(false);
  expect(canAdd(slots, 'blue', goods(1, 1, 0, 3))).toBe(true);
});

test('with the card the five goods one has most of are filled in', () => {
  expect(prefillAny(goods(4, 1, 0, 3))).toEqual(['red', 'red', 'red', 'blue', 'blue']);
  expect(prefillAny(goods(1, 0, 0, 1))).toEqual(['red', 'blue']);
});

test('a whole sale is one message, in the order of the colours', () => {
  expect(saleActions(['blue', 'red', 'blue'], true)).toEqual([
    { do: 'any_goods' },
    { do: 'sell', good: 'red' },
    { do: 'sell', good: 'blue' },
    { do: 'sell', good: 'blue' },
    { do: 'done' },
  ]);
});

const deliver = (...wild: Good[]) =>
  ({ action: { do: 'deliver', wild }, notation: wild.join() }) as unknown as Answer;

test('wild goods for the Sultan are what one has most of, and can be exchanged', () => {
  const all = deliveries([
    deliver('red'),
    deliver('green'),
    deliver('yellow'),
    { action: { do: 'skip' } } as unknown as Answer,
  ]);
  const now = best(all, goods(2, 4, 1, 1), goods(1, 1, 0, 1));
  expect(now?.wild).toEqual(['green']);
  expect(exchange(all, now!, 0, 'yellow')?.wild).toEqual(['yellow']);
  expect(exchange(all, now!, 0, 'blue')).toBeUndefined();
});
