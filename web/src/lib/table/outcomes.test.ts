import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
