import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import kept from '../../fixtures/dice-act-4.json';
import type { ToldOf } from '../game';
import type { DiceGame } from '../games/dice/dice';
import { lastOutcome, type DiceOutcome } from '../games/dice/outcomes';
import { outcomeOf } from './outcome';
import { Outcomes } from './outcomes.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const one = (key: string, signs = '[+1] :lira:') => outcomeOf(key, 1, signs);

test('what others did stands long enough to be read, one after the other', () => {
  const outcomes = new Outcomes();
  outcomes.tell(one('a'), false);
  outcomes.tell(one('b'), false);
  expect(outcomes.shown?.key).toBe('a');
  vi.advanceTimersByTime(1100);
  expect(outcomes.shown?.key).toBe('a');
  vi.advanceTimersByTime(200);
  expect(outcomes.shown?.key).toBe('b');
});

test('what goes on is the same line, and one’s own comes at once', () => {
  const outcomes = new Outcomes();
  outcomes.tell(one('a'), false);
  outcomes.tell(one('a', '[+2] :lira:'), false);
  expect(outcomes.shown?.signs).toBe('[+2] :lira:');
  outcomes.tell(one('b'), false);
  outcomes.tell(one('mine'), true);
  expect(outcomes.shown?.key).toBe('mine');
  vi.advanceTimersByTime(5000);
  expect(outcomes.shown?.key).toBe('mine');
});

test('a ruby is told apart from a ruby that is only spoken of', () => {
  expect(one('a', 'Palace: [−3] :any: > [+1] :ruby:').ruby).toBe(true);
  expect(one('a', '[+3] :lira:').ruby).toBe(false);
});

test('an outcome of the dice game is held as well, and while it goes on it is one', () => {
  const log = kept.log as unknown as ToldOf<DiceGame>[];
  const at = (n: number) => lastOutcome(log.slice(0, n), String);
  const keys = log.map((_, n) => at(n + 1)?.key);
  expect(new Set(keys).size, 'one for each action, not for each event').toBeGreaterThan(3);
  const longer = [{ ply: -1, events: [] }, ...log] as ToldOf<DiceGame>[];
  expect(lastOutcome(longer, String)?.key, 'also when more of the log is read back').toBe(keys.at(-1));

  const outcomes = new Outcomes<DiceOutcome>();
  const [first, second] = log
    .map((_, n) => at(n + 1))
    .filter((one, i, all) => one && one.key !== all[i - 1]?.key);
  outcomes.tell(first!, false);
  outcomes.tell(second!, false);
  expect(outcomes.shown).toBe(first);
  vi.advanceTimersByTime(1100);
  expect(outcomes.shown, 'long enough to be read').toBe(first);
  vi.advanceTimersByTime(200);
  expect(outcomes.shown).toBe(second);
});
