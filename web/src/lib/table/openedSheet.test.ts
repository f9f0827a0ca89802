// What a paper at the table hides: settings are tried out while the game is seen.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OpenedSheet from './OpenedSheet.svelte';
import type { Opened } from './Sheets.svelte';

const [modal, beside] = [vi.fn(), vi.fn()];
beforeEach(() => {
  document.body.innerHTML =
    '<header class="head"><button id="menu"></button></header><section id="dock"><button id="answer"></button></section>';
  modal.mockReset();
  beside.mockReset();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(modal);
  vi.spyOn(HTMLDialogElement.prototype, 'show').mockImplementation(beside);
  // A phone, or a tablet that is held upright.
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function open(sheet: Opened) {
  document.getElementById('menu')!.focus();
  return render(OpenedSheet, {
    sheet,
    typed: { example: '', answers: () => [] },
    told: [],
    undone: [],
    fresh: 0,
    name: String,
    colour: () => 'red' as const,
    keys: () => Promise.resolve([]),
    over: false,
    table: null,
    recordAddress: null,
    commitment: null,
    onranking: () => undefined,
  });
}

test('settings lie over the board of a phone, and the question stays in reach', async () => {
  open('settings');
  await tick();
  expect(beside).toHaveBeenCalledOnce();
  expect(modal).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')!.getAttribute('style')).toContain('bottom:');
});

test('what asks for all of the attention still lies over everything', async () => {
  open('keys');
  await tick();
  expect(modal).toHaveBeenCalledOnce();
  expect(beside).not.toHaveBeenCalled();
});

test('Escape leads back from the settings, also from the question beside them, and so does the focus', async () => {
  open('settings');
  await tick();
  const dialog = document.querySelector('dialog')!;
  const close = vi
    .spyOn(dialog, 'close')
    .mockImplementation(() => void dialog.dispatchEvent(new Event('close')));
  document.getElementById('answer')!.focus();
  await fireEvent.keyDown(document.getElementById('answer')!, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
  await tick();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement?.id).toBe('menu');
});
