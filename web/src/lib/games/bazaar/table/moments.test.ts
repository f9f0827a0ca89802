import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import move from '../../../../fixtures/move.json';
import type { Seats } from '../../../table/seats.svelte';
import { settings } from '../../../settings.svelte';
import type { Bazaar, Event, View } from '../bazaar';
import { Animations } from './animations.svelte';
import RubyMoments from './RubyMoments.svelte';

beforeEach(() => {
  settings.set('motion', 'system');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const view = move.position.view as unknown as View;
const ruby = (seat: number, rubies: number): Event =>
  ({ event: 'ruby_gained', seat, rubies, from: 16 }) as Event;
const seats = {
  seat: 0,
  name: (seat: number) => ['You', 'Jürgen'][seat] ?? '?',
  colour: () => 'red',
} as unknown as Seats<Bazaar>;

function shown(...events: Event[]) {
  const animations = new Animations();
  const { container } = render(RubyMoments, { animations, seats, goal: 5 });
  animations.show(events, view, false, 1);
  flushSync();
  return () => (flushSync(), container.querySelector('.moment')?.textContent?.replace(/\s+/g, ' ') ?? null);
}

test('every ruby has its moment, one after the other, each for 1.4 seconds', async () => {
  const words = shown(ruby(0, 2), ruby(1, 4));
  expect(words()).toMatch(/2.*5/);
  expect(words()).toContain('Gemstone Dealer');
  await vi.advanceTimersByTimeAsync(1300);
  expect(words()).toMatch(/2.*5/);
  await vi.advanceTimersByTimeAsync(200);
  expect(words(), 'also that of somebody else').toMatch(/Jürgen.*4.*5/);
  await vi.advanceTimersByTimeAsync(1500);
  expect(words()).toBeNull();
});

test('any press ends it', async () => {
  const words = shown(ruby(0, 2));
  await fireEvent.pointerDown(window);
  expect(words()).toBeNull();
});

test('where nothing moves there is none: the outcome has a large ruby instead', () => {
  settings.set('motion', 'less');
  expect(shown(ruby(0, 2))()).toBeNull();
});
