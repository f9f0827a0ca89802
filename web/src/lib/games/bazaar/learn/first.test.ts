import { afterEach, expect, test, vi } from 'vitest';
import move from '../../../../fixtures/move.json';
import type { Position } from '../bazaar';
import { Play } from '../table/play.svelte';
import { FirstHints, unseen } from './first.svelte';

const play = () =>
  new Play({
    position: () => move.position as unknown as Position,
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
