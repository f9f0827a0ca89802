import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import move from '../../../../fixtures/move.json';
import tea from '../../../../fixtures/tea.json';
import waiting from '../../../../fixtures/waiting.json';
import type { Position } from '../bazaar';
import { keepFocus } from './focus.svelte';
import { Play } from './play.svelte';

const position = (fixture: { position: unknown }) => fixture.position as Position;
let stop = () => undefined as void;
beforeEach(() => {
  document.body.innerHTML =
    '<section id="dock" tabindex="-1"><button id="old"></button></section><button id="board"></button>';
});
afterEach(() => stop());

/** A table whose position can change, for somebody who plays by keys. */
function table(first: { position: unknown }, free = true) {
  let now = $state.raw(position(first));
  const play = new Play({
    position: () => now,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    express: () => true,
    able: () => true,
  });
  const focus = (id: string) => () => document.getElementById(id)?.focus();
  stop = $effect.root(() =>
    keepFocus({
      play,
      changes: () => now,
      free: () => free,
      keyboard: () => true,
      board: focus('board'),
      dock: focus('dock'),
    }),
  );
  flushSync();
  /** What had the focus goes, and the game goes on. */
  return async (next: { position: unknown }) => {
    document.getElementById('old')?.focus();
    document.getElementById('old')?.remove();
    (document.activeElement as HTMLElement | null)?.blur?.();
    now = position(next);
    flushSync();
    await tick();
    await Promise.resolve();
    return document.activeElement?.id;
  };
}

test('who has ended the turn is at the question', async () => {
  expect(await table(tea)(waiting)).toBe('dock');
});

test('where a place is asked for, the board has the focus', async () => {
  expect(await table(tea)(move)).toBe('board');
});

test('where the board has no answer, the question has it', async () => {
  expect(await table(move)(tea)).toBe('dock');
});

test('what lies over the table keeps it', async () => {
  const next = table(tea, false);
  expect(await next(move)).not.toBe('board');
});
