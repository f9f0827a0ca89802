import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { personName } from './words';

afterEach(() => overwriteGetLocale(() => 'en'));

test('who gave no name is a guest in the language of whoever looks, also in old records', () => {
  const cases = [
    ['en', 'Guest 2'],
    ['de', 'Gast 2'],
    ['pl', 'Gość 2'],
  ] as const;
  for (const [locale, guest] of cases) {
    overwriteGetLocale(() => locale);
    for (const name of [undefined, '', 'Guest 2', 'Player 2']) expect(personName(name, 1)).toBe(guest);
    expect(personName('Bora', 1)).toBe('Bora');
  }
});
