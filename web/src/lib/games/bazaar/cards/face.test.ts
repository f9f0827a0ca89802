import { mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import GuildFace from '../mocha/GuildFace.svelte';
import { TableKeys, type KeyMeans } from '../table/keys';
import Face from './Face.svelte';

function helpOn(face: object): string {
  const help = vi.fn();
  const keys = new TableKeys({ help } as unknown as KeyMeans);
  document.querySelector<HTMLElement>('.face')?.focus();
  keys.press('i');
  void unmount(face);
  return String(help.mock.calls[0]?.[0]);
}

test('the key for help opens the page of the card that has the focus, whichever deck it is of', () => {
  const target = document.body;
  expect(helpOn(mount(Face, { target, props: { card: 'five_lira' } }))).toBe('card-five_lira');
  expect(helpOn(mount(GuildFace, { target, props: { card: 16 } }))).toBe('guild-16');
});
