import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import SayIn from './SayIn.svelte';
import { TableTalk, type TalkLine } from './talk.svelte';
import { PHRASES, phraseText } from './words';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  settings.set('shortcuts', true);
});

/** The phrases in their sheet, and what was said. */
function panel() {
  const say = vi.fn(() => Promise.resolve());
  const talk = { said: [], may: 'everything', banned: false, muted: [], all_muted: false };
  const table = { id: 'abc', seats: [], mine: [0], phase: 'running' };
  const line = { table, talk, log: [], say } as unknown as TalkLine;
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.tabIndex = -1;
  render(SayIn, { target: sheet, props: { talk: new TableTalk('abc', line, () => 'me') } });
  return { sheet, say };
}

test('a number pressed in the talk sends its phrase, and no other key hears of it', async () => {
  const { sheet, say } = panel();
  const other = vi.fn();
  sheet.addEventListener('keydown', other);
  await fireEvent.keyDown(sheet, { key: '2' });
  expect(say.mock.calls).toEqual([[{ words: 'phrase', phrase: PHRASES[1] }]]);
  expect(other).not.toHaveBeenCalled();
  await fireEvent.keyDown(sheet, { key: String(PHRASES.length + 1) });
  await fireEvent.keyDown(sheet, { key: 'x' });
  await fireEvent.keyDown(sheet, { key: '1', ctrlKey: true });
  expect(say).toHaveBeenCalledOnce();
});

test('every phrase shows its number, and is called by its words alone', () => {
  panel();
  PHRASES.forEach((phrase, i) => {
    const button = screen.getByRole('button', { name: phraseText(phrase), hidden: true });
    expect(button.getAttribute('aria-keyshortcuts')).toBe(String(i + 1));
    expect(button.querySelector('kbd')?.textContent).toBe(String(i + 1));
  });
});

test('a number that is typed is a number, and one pressed beside the talk belongs to the table', async () => {
  const { sheet, say } = panel();
  await fireEvent.keyDown(sheet.querySelector('input')!, { key: '2' });
  await fireEvent.keyDown(document.body, { key: '2' });
  settings.set('shortcuts', false);
  await fireEvent.keyDown(sheet, { key: '2' });
  expect(say).not.toHaveBeenCalled();
});
