import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Contents from './Contents.svelte';

const show = () =>
  mount(Contents, { target: document.body, props: { query: '', locale: 'en', onquery: () => undefined } });
const chapters = () => [...document.querySelectorAll('details')];
const names = () => chapters().flatMap((one) => (one.open ? [one.querySelector('h2')?.id] : []));

// Every page has its picture: drawing them all twice may take seconds on a busy machine.
test('the contents fold by chapter, and stay as they were left', { timeout: 60_000 }, () => {
  const first = show();
  expect(chapters().length).toBeGreaterThan(6);
  expect(names(), 'a chapter to begin with').toEqual(['places']);
  const cards = chapters().find((one) => one.querySelector('#cards'));
  cards!.open = true;
  cards!.dispatchEvent(new Event('toggle'));
  flushSync();
  void unmount(first);
  const again = show();
  expect(names()).toEqual(['places', 'cards']);
  void unmount(again);
});
