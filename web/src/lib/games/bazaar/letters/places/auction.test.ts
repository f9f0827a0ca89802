import { expect, test } from 'vitest';
import type { Action, Answer } from '../../bazaar';
import { bidding, bidSpan } from './auction';

const hundred: Action = { do: 'bid_hundred' };
const bid = (lira: number): Action => ({ do: 'bid', lira });
const answers = (...actions: Action[]) => actions.map((action) => ({ action }) as Answer);

test('a bid beyond 100 Lira is sent in parts, hundreds first', () => {
  // (Lira, named already, what is sent)
  const cases: [number, number, Action[]][] = [
    [1, 0, [bid(1)]],
    [100, 0, [bid(100)]],
    [101, 0, [hundred, bid(1)]],
    [200, 0, [hundred, bid(100)]],
    [250, 0, [hundred, hundred, bid(50)]],
    [250, 100, [hundred, bid(50)]],
    [150, 100, [bid(50)]],
  ];
  for (const [lira, named, sent] of cases) expect(bidding(lira, named), `${lira}, ${named}`).toEqual(sent);
});

test('the purse is the only limit of a bid', () => {
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => bid(i + 1));
  expect(bidSpan(answers(...upTo(7), { do: 'pass' }), 7, 0)).toEqual({ least: 1, most: 7 });
  expect(bidSpan(answers(...upTo(100), hundred), 430, 0)).toEqual({ least: 1, most: 430 });
  expect(bidSpan(answers(hundred, { do: 'pass' }), 180, 120)).toEqual({ least: 121, most: 180 });
  expect(bidSpan(answers(bid(21), bid(22)), 122, 120, 100)).toEqual({ least: 121, most: 122 });
  expect(bidSpan(answers({ do: 'pass' }), 120, 120)).toBeNull();
  expect(bidSpan(answers(...upTo(100)), 430, 0), 'a game of version 1').toEqual({ least: 1, most: 100 });
});
