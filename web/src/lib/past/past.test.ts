import { expect, test } from 'vitest';
import type { PastGame } from '../types/PastGame';
import { isWish, NOTHING, Past, type Wish } from './past.svelte';

const game = (table: string): PastGame => ({ table }) as unknown as PastGame;

test('empty pages are turned until there is something to read', async () => {
  const pages = [
    { games: [], next: 'a' },
    { games: [game('one')], next: 'b' },
    { games: [game('two')], next: null },
  ];
  const asked: (string | null)[] = [];
  const past = new Past('ada', (_id, _wish, after) => {
    asked.push(after);
    return Promise.resolve(pages[asked.length - 1] ?? { games: [], next: null });
  });
  await past.look(NOTHING);
  expect(asked).toEqual([null, 'a']);
  expect(past.games.map(({ table }) => table)).toEqual(['one']);
  await past.more(NOTHING);
  expect(past.games.map(({ table }) => table)).toEqual(['one', 'two']);
  expect(past.next).toBeNull();
});

test('an answer to an older question is not shown', async () => {
  const waiting: (() => void)[] = [];
  const past = new Past('ada', (_id, wish: Wish) =>
    wish.opponent === 'slow'
      ? new Promise((resolve) => waiting.push(() => resolve({ games: [game('old')], next: null })))
      : Promise.resolve({ games: [game('new')], next: null }),
  );
  const slow = past.look({ ...NOTHING, opponent: 'slow' });
  await past.look(NOTHING);
  waiting.forEach((answer) => answer());
  await slow;
  expect(past.games.map(({ table }) => table)).toEqual(['new']);
});

test('spaces are no name', () => {
  expect(isWish({ ...NOTHING, opponent: '  ' })).toBe(false);
  expect(isWish({ ...NOTHING, players: 2 })).toBe(true);
});
