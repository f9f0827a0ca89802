import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotPace } from '../settings.svelte';
import { Pace } from './pace.svelte';

const BOT = 1;
const step = (version: number, waiting_for: number | null = BOT, asked: unknown = null) => ({
  version,
  asked,
  waiting_for,
});
const at = (pace: BotPace) =>
  new Pace<ReturnType<typeof step>>(
    () => pace,
    (seat) => seat === BOT,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each step of a bot is seen, and its turn is over within two seconds', () => {
  const pace = at('usual');
  pace.take(step(1));
  for (const version of [2, 3, 4]) pace.take(step(version));
  pace.take(step(5, 0, 'move'));
  expect(pace.shown?.version).toBe(1);
  vi.advanceTimersByTime(400);
  expect(pace.shown?.version).toBe(2);
  vi.advanceTimersByTime(1600);
  expect(pace.shown?.version).toBe(5);
});

test('a press shows where the game is by now', () => {
  const pace = at('slow');
  for (const version of [1, 2, 3]) pace.take(step(version));
  pace.skip();
  expect(pace.shown?.version).toBe(3);
});

test('what people did is seen at once, and so is everything for whoever wants that', () => {
  const pace = at('usual');
  pace.take(step(1, 0, 'move'));
  pace.take(step(2));
  expect(pace.shown?.version, 'an own answer').toBe(2);
  const quick = at('fast');
  for (const version of [1, 2, 3]) quick.take(step(version));
  expect(quick.shown?.version).toBe(3);
});
