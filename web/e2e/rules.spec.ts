// The rules reference in three languages: rulings, pictures of before and after, chapters, search, and paper.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { speaks, type Locale } from './help/languages';
import { expect, test } from './help/test';

/** A sentence of B-16, what one types to find the assistants, and the chapter of the cards. */
const WORDS: Record<Locale, { ruling: string; query: string; finds: string; cards: string }> = {
  en: { ruling: 'Payment is all or nothing', query: 'assistants', finds: 'Assistant', cards: 'Bonus cards' },
  de: { ruling: 'Bezahlt wird alles oder nichts', query: 'gehilfen', finds: 'Gehilfe', cards: 'Bonuskarten' },
  pl: {
    ruling: 'Płaci się wszystko albo nic',
    query: 'pomocnikow',
    finds: 'Pomocnik',
    cards: 'Karty bonusowe',
  },
};

for (const [locale, words] of Object.entries(WORDS) as [Locale, (typeof WORDS)[Locale]][]) {
  test(`the reference is read, folded and searched in ${locale} on a phone`, async ({ guest }) => {
    const page = await guest({ size: 'phone', settings: { locale } });
    await page.goto('/rules/B-16');
    await expect(page.getByText(words.ruling)).toBeVisible();
    await speaks(page, locale, 'a ruling');

    await page.goto('/rules');
    const cards = page.locator('details', { has: page.getByRole('heading', { name: words.cards }) }).first();
    await expect(cards.locator('li').first()).toBeHidden();
    await cards.locator('summary').click();
    await expect(cards.locator('li').first()).toBeVisible();
    await page.locator('#search').fill(words.query);
    await expect(page.locator('.found').getByText(words.finds, { exact: true })).toBeVisible();
    await expect(page.locator('#said'), 'rulings that say it').toBeVisible();

    await page.goto('/rules/place-16');
    await expect(page.locator('figure svg').first()).toBeVisible();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
    await accessible(page, `a place in ${locale}`);
  });
}

/** The pages of the document as Chromium prints it on A4. */
async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const MOST: Record<string, number> = { base: 4, mocha: 8, letters: 8, 'great-bazaar': 10, dice: 3 };

for (const locale of ['en', 'de', 'pl'] as const) {
  test(`the rules of every ruleset go on paper in ${locale}, the base game on four pages`, async ({
    guest,
  }) => {
    const page = await guest({ settings: { locale, theme: 'dark' } });
    for (const [ruleset, most] of Object.entries(MOST)) {
      await page.goto(`/rules/print/${ruleset}`);
      await page.locator('article .more').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await speaks(page, locale, `rules to print: ${ruleset}`);
      const count = await pages(page);
      expect(count, `${ruleset} in ${locale}`).toBeGreaterThan(0);
      expect(count, `${ruleset} in ${locale}`).toBeLessThanOrEqual(most);
    }
  });
}

test('rules of a game that does not exist are not printed', async ({ guest }) => {
  const page = await guest();
  await page.goto('/rules/print/chess');
  await expect(page.getByText('There is no such page in the rules.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
});
