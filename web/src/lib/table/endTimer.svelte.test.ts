import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { explains, showsFirst } from '../firsts/showing.svelte';
import { settings } from '../settings.svelte';
import { EndTimer } from './endTimer.svelte';

test('a turn ends by itself in live games, and in no others', () => {
  const end = new EndTimer();
  expect(end.how(1, true)).toBe('ring');
  expect(end.how(2, false)).toBe('press');
});

test('no turn of somebody ends by itself who has not seen the hints of a first game', () => {
  const end = new EndTimer();
  expect(end.how(1, true, true)).toBe('press');
  expect(end.how(2, true, false)).toBe('ring');
});

test('no turn ends by itself while something is explained, nor once that was put away', () => {
  let now = $state(false);
  const leave = $effect.root(() => explains(() => now));
  flushSync();
  const end = new EndTimer();
  expect(showsFirst()).toBe(false);
  expect(end.how(1, true), 'it comes a moment later').toBe('ring');
  now = true;
  flushSync();
  expect(showsFirst()).toBe(true);
  expect(end.how(1, true)).toBe('press');
  leave();
  expect(showsFirst(), 'its component is gone').toBe(false);
  expect(end.how(1, true), 'put away').toBe('press');
  expect(end.how(2, true), 'the next turn').toBe('ring');
});

test('whoever has chosen how a turn ends has chosen it for first games, too', () => {
  settings.set('end_turn', 'ring');
  expect(new EndTimer().how(1, true, true)).toBe('ring');
});
