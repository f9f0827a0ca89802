import { afterEach, expect, test, vi } from 'vitest';
import met from '../../../../fixtures/base-finish-2.json';
import alone from '../../../../fixtures/mocha-finish-4.json';
import move from '../../../../fixtures/move.json';
import type { Position } from '../bazaar';
import { Play } from '../table/play.svelte';
import { FirstHints, fitting, unseen } from './first.svelte';

const play = (kept: unknown = move) =>
  new Play({
    position: () => (kept as { position: Position }).position,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    express: () => true,
    able: () => true,
  });

afterEach(() => vi.restoreAllMocks());

test('a hint comes once, also where the browser forbids to remember it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const hints = new FirstHints();
  hints.follow(play());
  expect(hints.shown).toEqual(['rings']);
  const again = new FirstHints();
  again.follow(play());
  expect(again.shown).toEqual([]);
  expect(unseen()).toEqual(['assistant', 'end']);
});

test('the words about the rings go once a place is chosen', () => {
  localStorage.clear();
  const now = play();
  const hints = new FirstHints();
  hints.shown = ['rings'];
  hints.follow(now);
  now.selected = 2;
  hints.follow(now);
  expect(hints.shown).toEqual([]);
});

test('nobody is told to end the turn while somebody can still be met', () => {
  expect(fitting(play(alone))).toContain('end');
  expect(fitting(play(met))).toEqual([]);
});
