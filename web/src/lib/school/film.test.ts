import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replay } from '../replay/replay.svelte';
import type { Remark } from '../types/Remark';
import { STEP, Watched } from './film.svelte';

const story = {
  plies: 20,
  turns: [],
  log: [3, 5, 9, 12, 19].map((ply) => ({ ply, events: [] })),
} as never;
const at = (ply: number): Remark => ({
  ply,
  line: { key: `k${ply}`, values: {} },
  mood: 'calm',
  places: [],
});
const film = () =>
  new Watched(new Replay(story, () => Promise.resolve({} as never)), [at(3), at(11), at(20)]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it plays up to the next remark and waits there', () => {
  const watched = film();
  expect(watched.remark?.ply).toBe(3);
  watched.play();
  expect(watched.remark).toBeNull();
  expect(watched.last?.ply).toBe(3);
  vi.advanceTimersByTime(20 * STEP);
  // 11 is no moment of the log, but something is said there.
  expect(watched.replay.ply).toBe(11);
  expect(watched.playing).toBe(false);
  watched.play();
  vi.advanceTimersByTime(20 * STEP);
  expect(watched.atEnd).toBe(true);
});

test('one can stop, and jump from remark to remark', () => {
  const watched = film();
  watched.play();
  watched.pause();
  const { ply } = watched.replay;
  vi.advanceTimersByTime(20 * STEP);
  expect(watched.replay.ply).toBe(ply);
  watched.jump(1);
  expect(watched.remark?.ply).toBe(11);
  watched.jump(-1);
  expect(watched.remark?.ply).toBe(3);
});
