import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import AllRulings from './AllRulings.svelte';
import Beside from './Beside.svelte';

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const words = () => document.body.textContent ?? '';

test.each([
  ['en', 'Payment is all or nothing'],
  ['de', 'Bezahlt wird alles oder nichts'],
  ['pl', 'wszystko albo nic'],
])('the ruling behind a refusal speaks the language of the reader: %s', (locale, said) => {
  const props = { topic: 'B-16', locale, onclose: () => undefined };
  shown = mount(Beside, { target: document.body, props });
  flushSync();
  expect(words().toLowerCase()).toContain(said.toLowerCase());
  expect(document.querySelector('dd [lang]'), 'the language is that of the page').toBeNull();
});

// Four hundred rulings take seconds on a busy machine.
test('rulings of every box fold by chapter, and name each other by links', { timeout: 60_000 }, () => {
  shown = mount(AllRulings, { target: document.body, props: { lit: null, locale: 'de' } });
  flushSync();
  const chapters = [...document.querySelectorAll('details')];
  expect(chapters.length).toBeGreaterThan(25);
  expect(chapters.every(({ open }) => !open)).toBe(true);
  expect(words()).toContain('Kaufleute bezahlen');
  for (const letter of ['B', 'N', 'M', 'L', 'D'])
    expect(
      document.querySelector(`dd a[href^="/rules/${letter}-"], dt a[href^="/rules/${letter}-"]`),
    ).not.toBeNull();
  expect(document.querySelector('dd a[href="/rules/L-21"]')).not.toBeNull();
});
