import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import move from '../../fixtures/move.json';
import tea from '../../fixtures/tea.json';
import waiting from '../../fixtures/waiting.json';
import type { Position } from '../games/bazaar/bazaar';
import { Play } from '../games/bazaar/table/play.svelte';
import { keepFocus, onceThere } from './focus.svelte';

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
      answers: () => (play.targets.size > 0 ? 'board' : 'dock'),
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

/** Somebody with nothing focused, before whom a table appears, without a key pressed. */
async function appears(hasBeenActive: boolean): Promise<string | undefined> {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as object, { userActivation: { hasBeenActive } }),
  );
  const focus = (id: string) => () => document.getElementById(id)?.focus();
  stop = $effect.root(() =>
    keepFocus({
      play: { asked: {}, busy: false },
      answers: () => 'dock',
      changes: () => null,
      free: () => true,
      keyboard: () => false,
      board: focus('board'),
      dock: focus('dock'),
    }),
  );
  flushSync();
  await tick();
  await Promise.resolve();
  vi.unstubAllGlobals();
  return document.activeElement?.id;
}

test('who came from another page is at the question', async () => {
  expect(await appears(true)).toBe('dock');
});

test('a page that was opened afresh has lost nothing', async () => {
  expect(await appears(false)).not.toBe('dock');
});

test('a question that is fetched has the focus on its answer once it is there, and never takes it from elsewhere', async () => {
  const dock = document.getElementById('dock')!;
  dock.innerHTML = '';
  const focus = () => (dock.querySelector('button') ?? dock).focus();
  focus();
  onceThere(dock, focus);
  dock.innerHTML = '<p>Loading</p>';
  await vi.waitFor(() => expect(document.activeElement).toBe(dock));
  dock.innerHTML = '<button id="answer"></button>';
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('answer'));
  document.getElementById('board')!.focus();
  dock.innerHTML = '<button id="later"></button>';
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('board');
  expect(onceThere(dock, focus), 'somebody else has it').toBeNull();
});
