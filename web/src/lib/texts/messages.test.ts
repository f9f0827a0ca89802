import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Text = string | { declarations?: string[]; match: Record<string, string> }[];

const settings = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8')) as {
  'plugin.inlang.messageFormat': { pathPattern: string[] };
};
/** The files of all texts, as their compiler finds them. */
const patterns = settings['plugin.inlang.messageFormat'].pathPattern;

function texts(locale: string): Map<string, Text> {
  const all = new Map<string, Text>();
  for (const pattern of patterns) {
    const written = readFileSync(pattern.replace('{locale}', locale), 'utf8');
    // A parser would take the last one and say nothing.
    const keys = written.match(/^ {2}"\w+":/gm) ?? [];
    expect(new Set(keys).size, `a key is written twice in ${pattern}`).toBe(keys.length);
    for (const [key, text] of Object.entries(JSON.parse(written) as Record<string, Text>)) {
      if (key === '$schema') continue;
      expect(all.has(key), `${key} is written twice`).toBe(false);
      all.set(key, text);
    }
  }
  return all;
}

const variants = (text: Text): string[] =>
  typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match));
const placeholders = (text: Text) =>
  [...new Set(variants(text).flatMap((one) => one.match(/\{\w+\}/g) ?? []))].sort();

const en = texts('en');

test('every text is said somewhere', () => {
  const code = readdirSync('src', { recursive: true })
    .map((file) => `src/${String(file)}`)
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('paraglide'))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const said = new Set([...code.matchAll(/\bm\s*\.(\w+)/g)].map((found) => found[1]));
  // What the coach says is named by the lessons; crates/school/tests/messages.rs holds them to each other.
  const ours = [...en.keys()].filter((key) => !key.startsWith('school_'));
  expect(ours.filter((key) => !said.has(key))).toEqual([]);
});

describe.each(['de', 'pl'])('the texts in %s', (locale) => {
  const other = texts(locale);

  test('are the same as in English', () => {
    expect(
      [...en.keys()].filter((key) => !other.has(key)),
      'missing',
    ).toEqual([]);
    expect(
      [...other.keys()].filter((key) => !en.has(key)),
      'too many',
    ).toEqual([]);
  });

  test('name the same things in their places', () => {
    for (const [key, text] of en) {
      const translated = other.get(key);
      if (translated) expect(placeholders(translated), key).toEqual(placeholders(text));
    }
  });

  test('are not empty and end like the English ones', () => {
    for (const [key, text] of other) {
      for (const one of variants(text)) expect(one.trim().length, key).toBeGreaterThan(0);
      if (typeof text !== 'string' || typeof en.get(key) !== 'string') continue;
      const [here, there] = [/[.!?…]$/.test(text), /[.!?…]$/.test(en.get(key) as string)];
      expect(here, `${key}: “${text}”`).toBe(there);
    }
  });
});
