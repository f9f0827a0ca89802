import { expect, test } from 'vitest';
import type { AnyLine } from '../game';
import { nextGame } from './waits.svelte';

const line = (id: string, asked: number | null, mine: number[], phase = 'running'): AnyLine =>
  ({ table: { id, phase, mine }, asked, question: null, ranking: null }) as unknown as AnyLine;

test('the next game is the first other one that waits for me', () => {
  const lines = [line('here', 0, [0]), line('theirs', 1, [0]), line('mine', 1, [1]), line('later', 0, [0])];
  expect(nextGame(lines, 'here')).toBe('mine');
});

test('where nothing waits there is no next game', () => {
  expect(nextGame([line('here', 0, [0]), line('over', null, [0], 'over')], 'here')).toBeNull();
});
