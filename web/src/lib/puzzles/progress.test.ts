import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Api from '../api';
import type { PuzzleProgress } from '../types/PuzzleProgress';
import type { Verdict } from './api';

const asked = vi.hoisted(() => ({
  account: null as string | null,
  calls: [] as unknown[][],
  answer: {} as unknown,
  fails: false,
}));
vi.mock('../api', (): Partial<typeof Api> => ({
  knownAccount: () => asked.account,
  call: (...call: unknown[]) => {
    asked.calls.push(call);
    return (
      asked.fails ? Promise.reject(new Error('gone')) : Promise.resolve(asked.answer)
    ) as Promise<never>;
  },
}));
const { afterwards, joined, KeptPuzzles, readProgress } = await import('./progress.svelte');

beforeEach(() => Object.assign(asked, { account: null, calls: [], answer: {}, fails: false }));
afterEach(() => localStorage.clear());

const standing = (rating: number) => ({ rating, deviation: 90, volatility: 0.06 });
const verdict = (right: boolean, rating: number): Verdict => ({
  right,
  mark: right ? 'masterpiece' : 'crack',
  loss: 0,
  answer: 'move-1',
  solutions: ['move-1'],
  answers: [],
  found_by: [],
  standing: standing(rating),
});
const nothing = readProgress(null);
const progress = (some: Partial<PuzzleProgress>): PuzzleProgress => ({ ...nothing, ...some });

test('what is kept is read whatever it is', () => {
  for (const kept of [null, 7, 'x', [], { last: 'x', seen: 3 }, { standing: { rating: 'x' } }])
    expect(readProgress(kept)).toEqual(nothing);
  const odd = { streak: 5, best_streak: 2, last: [1500.4, null, 1510], seen: ['a', 'a', 3], rated: -1 };
  expect(readProgress(odd)).toEqual(progress({ streak: 5, best_streak: 5, last: [1500, 1510], seen: ['a'] }));
});

test('a right answer lengthens the streak and a missed one empties it', () => {
  const one = afterwards(nothing, 'a', verdict(true, 1620));
  const two = afterwards(one, 'b', verdict(true, 1700.6));
  expect(two).toEqual({
    standing: standing(1700.6),
    last: [1620, 1701],
    streak: 2,
    best_streak: 2,
    rated: 2,
    seen: ['a', 'b'],
  });
  const missed = afterwards(two, 'c', verdict(false, 1650));
  expect(missed).toMatchObject({ streak: 0, best_streak: 2, rated: 3, seen: ['a', 'b', 'c'] });
});

test('the chart has the last eleven ratings', () => {
  let now = nothing;
  for (let i = 0; i < 15; i += 1) now = afterwards(now, `p-${i}`, verdict(true, 1500 + i));
  expect(now.last).toEqual(Array.from({ length: 11 }, (_, i) => 1504 + i));
});

test('whoever answered more often knows the standing, and nothing that was seen is lost', () => {
  const here = progress({
    standing: standing(1600),
    rated: 3,
    streak: 3,
    best_streak: 3,
    seen: ['a', 'b', 'c'],
  });
  const account = progress({
    standing: standing(1800),
    rated: 40,
    streak: 1,
    best_streak: 12,
    seen: ['a', 'z'],
  });
  const both = { standing: standing(1800), rated: 40, streak: 1, best_streak: 12 };
  expect(joined(here, account)).toMatchObject(both);
  expect(joined(account, here)).toMatchObject(both);
  expect(new Set(joined(here, account).seen)).toEqual(new Set(['a', 'b', 'c', 'z']));
  const tie = progress({ standing: standing(1400), rated: 3, streak: 0 });
  expect(joined(here, tie).standing).toEqual(standing(1400));
});

test('a guest keeps everything in the browser', async () => {
  const kept = new KeptPuzzles();
  await kept.join();
  kept.rate('base-1', verdict(true, 1600));
  expect(asked.calls).toEqual([]);
  expect(new KeptPuzzles().now).toMatchObject({ streak: 1, seen: ['base-1'] });
});

test('whoever is signed in gets what other devices have, and gives every rated answer', async () => {
  asked.account = 'Ada';
  asked.answer = progress({ standing: standing(1900), rated: 9, streak: 4, best_streak: 4, seen: ['x'] });
  const kept = new KeptPuzzles();
  await kept.join();
  await kept.join();
  expect(asked.calls).toEqual([['POST', '/me/puzzles', nothing]]);
  expect(kept.now).toMatchObject({ rated: 9, streak: 4 });
  kept.rate('y', verdict(true, 1910));
  expect(asked.calls[1]).toMatchObject(['POST', '/me/puzzles', { rated: 10, streak: 5, seen: ['x', 'y'] }]);
  // The account answers with what it knew before: nothing is taken away.
  await vi.waitFor(() => expect(kept.now).toMatchObject({ rated: 10, streak: 5 }));
});

test('an account that does not answer is asked again, and nothing is lost', async () => {
  Object.assign(asked, { account: 'Ada', fails: true });
  const kept = new KeptPuzzles();
  await kept.join();
  kept.rate('y', verdict(true, 1600));
  await vi.waitFor(() => expect(asked.calls).toHaveLength(2));
  expect(kept.now.streak).toBe(1);
  asked.fails = false;
  await kept.join();
  expect(asked.calls).toHaveLength(3);
});
