import { expect, test } from 'vitest';
import move from '../../../../fixtures/move.json';
import type { Action, Position } from '../bazaar';
import type { Hint } from '../../../types/Hint';
import { bestFirst, places, words } from './hint';
import { Play } from './play.svelte';

const play = new Play({
  position: () => move.position as unknown as Position,
  name: String,
  send: () => undefined,
  undo: () => undefined,
  express: () => true,
  able: () => true,
});
const hint: Hint<Action> = {
  version: 1,
  seat: 0,
  answers: [
    { action: { do: 'move', to: 10 }, chance: 0.2 },
    { action: { do: 'move', to: 5 }, chance: 0.314 },
  ],
};

test('a hint names the best answer first, with what it brings', () => {
  const text = words(bestFirst(hint), play);
  expect(text).toMatch(/^Hint: Go to Post Office: .*gain 3 Lira.* \(31 %\) · .*\(20 %\)$/);
  expect(places(bestFirst(hint))).toEqual([5]);
});
