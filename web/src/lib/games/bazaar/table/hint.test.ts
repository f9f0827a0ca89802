import { expect, test } from 'vitest';
import move from '../../../../fixtures/move.json';
import type { Position } from '../bazaar';
import type { Reason } from '../../../types/study/Reason';
import { bestFirst, places, why, words, type Hint } from './hint';
import { Play } from './play.svelte';

const play = new Play({
  position: () => move.position as unknown as Position,
  name: String,
  send: () => undefined,
  undo: () => undefined,
  express: () => true,
  able: () => true,
});
const sooner: Reason = {
  fact: { kind: 'next_ruby', within: 4 },
  value: 1.5,
  other: 2.5,
  noise: 0.1,
  gain: true,
};
const hint: Hint = {
  version: 1,
  seat: 0,
  answers: [
    { action: { do: 'move', to: 10 }, chance: 0.2, reasons: [] },
    { action: { do: 'move', to: 5 }, chance: 0.314, reasons: [sooner] },
  ],
};

test('a hint names the best answer first, with what it brings', () => {
  const text = words(bestFirst(hint), play);
  expect(text).toMatch(/^Hint: Go to Post Office: .*gain 3 Lira.* \(31 %\) · .*\(20 %\)$/);
  expect(places(bestFirst(hint))).toEqual([5]);
});

test('a hint says why in the words of a study, and nothing where all is noise', async () => {
  expect(await why(bestFirst(hint), play)).toBe('The next ruby comes about 1 turn earlier.');
  const noise = { ...hint, answers: hint.answers.map((answer) => ({ ...answer, reasons: [] })) };
  expect(await why(noise, play)).toBe('');
});
