import { afterEach, expect, test, vi } from 'vitest';
import type { AnyLine, GameTypes } from '../game';
import type { Live } from '../live.svelte';
import { BEFORE_NUDGE, nextGame, TableWaits } from './waits.svelte';

afterEach(() => void vi.useRealTimers());

const line = (id: string, asked: number | null, mine: number[], phase = 'running'): AnyLine =>
  ({ table: { id, phase, mine }, asked, question: null, ranking: null }) as unknown as AnyLine;

test('the next game is the first other one that waits for me', () => {
  const lines = [line('here', 0, [0]), line('theirs', 1, [0]), line('mine', 1, [1]), line('later', 0, [0])];
  expect(nextGame(lines, 'here')).toBe('mine');
});

test('where nothing waits there is no next game', () => {
  expect(nextGame([line('here', 0, [0]), line('over', null, [0], 'over')], 'here')).toBeNull();
});

/** What whoever waits at seat 0 is offered: seat 1 was asked so many seconds ago and has been away as long. */
function waiting(seconds: number) {
  const waiting = { seat: 1, quiet: seconds, gone: seconds, bot_in: null, votes: [], needed: 1 };
  const seats = [0, 1].map(() => ({ sitter: { sitter: 'person' }, stand_in: false, away: null }));
  const live = {
    table: { game: 'bazaar', mine: [0], seats, nudge: null, waiting },
    position: { waiting_for: 1, view: { ranking: null } },
    since: Date.now() / 1000 - seconds,
    heard: Date.now(),
  } as unknown as Live<GameTypes>;
  return new TableWaits('here', live, vi.fn(), vi.fn()).now;
}

test('nobody is nudged at once, also who does not look; after a pause they are', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  expect(waiting(0)?.onnudge).toBeNull();
  expect(waiting(BEFORE_NUDGE - 1)?.onnudge).toBeNull();
  expect(waiting(BEFORE_NUDGE)?.onnudge).not.toBeNull();
});
