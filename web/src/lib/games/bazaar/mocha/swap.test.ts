import { expect, test } from 'vitest';
import { more, noWares, swapActions } from './swap';
import { roastActions } from './places/roast';

test('a swap is one message in the order of the colours', () => {
  const actions = swapActions({ ...noWares(), coffee: 1, red: 1 }, { ...noWares(), blue: 2 });
  expect(actions).toEqual([
    { do: 'give', ware: 'red' },
    { do: 'give', ware: 'coffee' },
    { do: 'done' },
    { do: 'receive', ware: 'blue' },
    { do: 'receive', ware: 'blue' },
  ]);
});

test('the third good given needs no word that it is enough', () => {
  const actions = swapActions({ ...noWares(), red: 3 }, { ...noWares(), coffee: 3 });
  expect(actions.some((action) => action.do === 'done')).toBe(false);
  expect(actions).toHaveLength(6);
});

test('a press more than there is begins anew', () => {
  let counts = noWares();
  for (const expected of [1, 2, 0, 1]) {
    counts = more(counts, 'green', 2, 3);
    expect(counts.green).toBe(expected);
  }
});

test('each chosen way of roasting is one answer', () => {
  expect(roastActions({ lira: true, good: 'blue', card: { do: 'discard_guild', guild: 7 } })).toEqual([
    { do: 'pay_lira' },
    { do: 'pay_good', good: 'blue' },
    { do: 'discard_guild', guild: 7 },
  ]);
  expect(roastActions({ lira: false, good: null, card: null })).toEqual([]);
});
