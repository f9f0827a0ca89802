import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { Said } from '../types/Said';
import AtChips from './AtChips.svelte';
import { TableTalk, type TalkLine } from './talk.svelte';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Somebody at the second seat has just spoken, and their chip is so wide. */
function spoken(width: number, top = () => 40): Element | null {
  const players = document.createElement('section');
  players.id = 'players';
  const chip = document.createElement('button');
  chip.dataset.player = 'red';
  chip.getBoundingClientRect = () => new DOMRect(100, top(), width, 60);
  players.append(chip);
  document.body.append(players);
  const by = { id: 'friend', seat: 1, name: 'Bora', watches: false };
  const said: Said = { id: 'one', by, at: 1, words: { words: 'phrase', phrase: 'thanks' } };
  const line = { table: { seats: [{}, {}], mine: [0] }, talk: null, log: [] } as unknown as TalkLine;
  const talk = new TableTalk('table', line, () => 'me');
  talk.fresh = [said];
  return render(AtChips, { talk }).container.querySelector('.bubble');
}

test('what was just said stands below the chip of its speaker', () => {
  expect(spoken(200)?.getAttribute('style')).toContain('left: 108px; top: 94px');
});

test('what was just said goes along when the chip of its speaker moves', async () => {
  let top = 40;
  const bubble = spoken(200, () => top);
  top = 200;
  await expect.poll(() => bubble?.getAttribute('style')).toContain('top: 254px');
});

test('where the chip of the speaker is not seen there is no bubble', () => {
  expect(spoken(0)).toBeNull();
});
