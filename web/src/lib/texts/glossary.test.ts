// Holds the messages to docs/glossary.md: one word for one thing, plural forms for what is counted, nothing that was
// found wrong once.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { overwriteGetLocale } from '../../paraglide/runtime.js';

type Text = string | { match: Record<string, string> }[];
const LOCALES = ['en', 'de', 'pl'] as const;
type Locale = (typeof LOCALES)[number];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true }).map((file) => `${folder}/${String(file)}`);

/** Every text of a language, each variant on its own. */
function textsOf(locale: Locale): [key: string, text: string][] {
  return filesIn('messages')
    .filter((file) => file.endsWith(`/${locale}.json`))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Text>).flatMap(([key, text]) =>
        key === '$schema'
          ? []
          : (typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match))).map(
              (one): [string, string] => [key, one],
            ),
      ),
    );
}
const texts = { en: textsOf('en'), de: textsOf('de'), pl: textsOf('pl') };

/** The rows of the table below a heading of the glossary, cell by cell. */
function rows(heading: string): string[][] {
  const page =
    readFileSync('../docs/glossary.md', 'utf8').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
const keysIn = (cell: string | undefined) =>
  [...(cell ?? '').matchAll(/`(\w+)`/g)].map((found) => found[1] ?? '');
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

test('each term is written the same in its language', () => {
  const terms = rows('Terms');
  expect(terms.length).toBeGreaterThan(50);
  const wrong = terms.flatMap((row) =>
    keysIn(row[3]).flatMap((key) =>
      LOCALES.flatMap((locale, i) => {
        const written = texts[locale].find(([other]) => other === key)?.[1] ?? '(missing)';
        return small(written) === small(row[i] ?? '')
          ? []
          : [`${locale} ${key}: “${written}”, not “${row[i]}”`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nothing stands there that was found wrong once', () => {
  const wrong = rows('Never').flatMap(([locale = '', never = '', instead, except]) => {
    const pattern = new RegExp(`(?<![\\p{L}])${never}(?![\\p{L}])`, 'iu');
    // “Zurück” ends many German verbs; as a word of its own it leads back, and nothing else.
    const found = (text: string) => (never === 'Zurück' ? /^zurück\b/i.test(text) : pattern.test(text));
    return texts[locale as Locale]
      .filter(([key, text]) => !keysIn(except).includes(key) && found(text))
      .map(([key, text]) => `${locale} ${key}: “${text}”; rather: ${instead}`);
  });
  expect(wrong).toEqual([]);
});

test('German says du, never Sie', () => {
  const formal = /[a-zäöüß,] (?:Sie|Ihr|Ihre[mnrs]?)\b/;
  expect(texts.de.filter(([, text]) => formal.test(text))).toEqual([]);
});

test('amounts are written as the glossary counts', () => {
  const say = m as unknown as Record<string, ((of: { n: number }) => string) | undefined>;
  const counts = (locale: Locale, key: string, cell: string | undefined) => {
    overwriteGetLocale(() => locale);
    for (const written of (cell ?? '').split(', '))
      expect(say[key]?.({ n: parseInt(written) }), `${locale} ${key}`).toBe(written);
  };
  for (const [en, de, object, alone, cell] of rows('Amounts'))
    for (const key of keysIn(cell)) {
      for (const form of [`unit_${key}`, `count_${key}`]) {
        counts('en', form, en);
        counts('de', form, de);
      }
      counts('pl', `unit_${key}`, object);
      counts('pl', `count_${key}`, alone);
    }
  overwriteGetLocale(() => 'en');
});

test('no text and no line of code glues a number to a good', () => {
  const goods = {
    en: 'fabrics?|spices?|fruits?|jewelry|coffees?',
    de: 'Tuch|Tücher|Gewürze?|Obst|Frucht|Früchte|Schmuck\\w*|Kaffee',
    pl: 'tkanin\\w*|przypraw\\w*|owoc\\w*|biżuteri\\w*|kaw\\w?',
  };
  const glued = LOCALES.flatMap((locale) =>
    texts[locale].filter(
      ([key, text]) =>
        !/^(unit|count)_/.test(key) &&
        !BETWEEN_NUMBERS.includes(key) &&
        new RegExp(`\\{\\w+\\} (?:${goods[locale]})(?![\\p{L}])`, 'u').test(text),
    ),
  );
  expect(glued).toEqual([]);
  const code = filesIn('src')
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/paraglide|\.test\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /(?:\d|\}) \$?\{(?:goodName|wareName)\(/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(code).toEqual([]);
});

/** Always several: the number is never one, and the forms after it are alike. */
const BETWEEN_NUMBERS = ['plan_roast_range'];
