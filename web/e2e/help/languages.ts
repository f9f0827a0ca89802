// Whether a page speaks one language: no key shows through, and no English where there is a translation.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export type Locale = 'en' | 'de' | 'pl';
type Texts = Record<string, unknown>;

const read = (locale: Locale): Texts => {
  const file = (path: string) =>
    JSON.parse(
      readFileSync(new URL(`../../messages/${path}${locale}.json`, import.meta.url), 'utf8'),
    ) as Texts;
  return { ...file(''), ...file('pages/') };
};

const ENGLISH = read('en');
const FOREIGN = { de: english('de'), pl: english('pl') };

/** English sentences that are something else in this language. */
function english(locale: Locale): Set<string> {
  const texts = read(locale);
  const differing = Object.entries(ENGLISH).filter(
    ([key, text]) =>
      typeof text === 'string' && text.length > 3 && !text.includes('{') && texts[key] !== text,
  );
  // A word may be English for one thing and right for another.
  const known = new Set(Object.values(texts));
  return new Set(differing.map(([, text]) => text as string).filter((text) => !known.has(text)));
}

export async function speaks(page: Page, locale: Locale, where: string): Promise<void> {
  expect(await page.locator('html').getAttribute('lang'), where).toBe(locale);
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label') ?? ''));
  const all = [...lines, ...labels];
  const keys = all.filter((line) => line.split(' ').some((word) => word in ENGLISH && word.includes('_')));
  expect(keys, `keys instead of texts at ${where}`).toEqual([]);
  if (locale === 'en') return;
  const left = all.filter((line) => FOREIGN[locale].has(line));
  expect(left, `English at ${where}`).toEqual([]);
}
