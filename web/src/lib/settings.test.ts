import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Settings } from './settings.svelte';

test('the size of the text takes effect at once, is kept, and can be taken back', () => {
  localStorage.clear();
  const settings = new Settings();
  expect(settings.get('text')).toBe('normal');
  settings.set('text', 'large');
  expect(document.documentElement.dataset.text).toBe('large');
  expect(new Settings().get('text'), 'on the next visit').toBe('large');
  settings.set('text', 'normal');
  expect(document.documentElement.dataset.text).toBeUndefined();
});

test('large text is larger', () => {
  const large = /\[data-text='large'\] \{([^}]*)\}/.exec(readFileSync('src/tokens.css', 'utf8'))?.[1] ?? '';
  expect(Number(/--text: ([\d.]+)/.exec(large)?.[1])).toBeGreaterThan(1.2);
});
