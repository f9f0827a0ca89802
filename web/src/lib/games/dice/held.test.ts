import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import act from '../../../fixtures/dice-act-4.json';
import type { PositionOf } from '../../game';
import type { DiceGame } from './dice';
import Dock from './Dock.svelte';
import type { DiceOutcome } from './outcomes';
import { DicePlay } from './play.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const came = (key: string, seat: number): DiceOutcome => ({
  key,
  seat,
  went: [],
  came: [{ icon: 'lira', n: 1 }],
  words: `told ${key}`,
  card: null,
  ruby: false,
});

test('what others did stands in the dock long enough to be read; one’s own comes at once', async () => {
  const position = act.position as unknown as PositionOf<DiceGame>;
  const play = new DicePlay({
    position: () => position,
    name: String,
    send: () => undefined,
    undo: () => undefined,
    refuse: () => undefined,
    able: () => false,
  });
  const own = play.seat!;
  const shown = { played: null, status: '', steps: [], now: null, colour: 'red' as const, open: false };
  const rest = { sending: false, urgent: '', refusal: '', ringing: null, onlocked: () => undefined };
  const { container, rerender } = render(Dock, { play, ...shown, ...rest, outcome: came('first', own + 1) });
  const told = () => container.querySelector('.outcome .said')?.textContent;
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe('told first');
  await rerender({ outcome: came('second', own + 1) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(told(), 'still being read').toBe('told first');
  await vi.advanceTimersByTimeAsync(300);
  expect(told()).toBe('told second');
  await rerender({ outcome: came('mine', own) });
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe('told mine');
});
