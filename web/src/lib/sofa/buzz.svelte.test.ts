import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { BUZZ, buzzWhenAsked } from './buzz.svelte';

const vibrate = vi.fn();
beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  settings.set('motion', 'system');
});
afterEach(() => {
  vibrate.mockReset();
  localStorage.clear();
  settings.set('sound', false);
  settings.set('motion', 'system');
});

/** A telephone whose owner is asked, or not, one after the other. */
function asked(...all: boolean[]): void {
  let now = $state(all[0] ?? false);
  const stop = $effect.root(() => buzzWhenAsked(() => now));
  flushSync();
  for (const one of all.slice(1)) {
    now = one;
    flushSync();
  }
  stop();
}

test('a hand trembles once when it becomes its turn, not while it lasts', () => {
  settings.set('sound', true);
  asked(true, false, true, true, false);
  expect(vibrate.mock.calls).toEqual([[BUZZ]]);
});

test('without sounds, and where everything is to be still, it lies still', () => {
  asked(false, true);
  settings.set('sound', true);
  settings.set('motion', 'less');
  asked(false, true);
  expect(vibrate).not.toHaveBeenCalled();
});
