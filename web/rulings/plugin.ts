// `virtual:rulings`: what docs/rules decides, as data, made when the client is built. A client for one language holds
// its rulings alone; without a language (development, tests) it holds all of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { components, rulings } from './parse.ts';

const ID = 'virtual:rulings';
const BASE = 'en';
export const LOCALES = [BASE, 'de', 'pl'];
const BOOKS = ['base-game.md', 'mocha-baksheesh.md', 'letters-seals.md', 'dice-game.md'];
const PROVENANCE = 'provenance.md';

const file = (name: string, locale: string) =>
  fileURLToPath(new URL(`../../docs/rules/${locale === BASE ? '' : `${locale}/`}${name}`, import.meta.url));

/** The rulings, the notes and the components in one language. */
export function inLanguage(locale: string, watch: (file: string) => void = () => undefined) {
  const read = (name: string, language: string) => {
    watch(file(name, language));
    return readFileSync(file(name, language), 'utf8');
  };
  const books = (language: string) => BOOKS.map((name) => read(name, language)).join('\n');
  return {
    ...rulings(books(locale), books(BASE)),
    components: components(read(PROVENANCE, locale), read(PROVENANCE, BASE)),
  };
}

export function rulingsPlugin(locale?: string): Plugin {
  return {
    name: 'rulings',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const watch = (name: string) => this.addWatchFile(name);
      if (locale)
        return `const data = ${JSON.stringify(inLanguage(locale, watch))};\nexport default () => data;`;
      const all = Object.fromEntries(LOCALES.map((one) => [one, inLanguage(one, watch)]));
      return `const all = ${JSON.stringify(all)};\nexport default (locale) => all[locale] ?? all.${BASE};`;
    },
  };
}
