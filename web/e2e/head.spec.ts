// The head of a table on the smallest phone: the sign of its box beside what happened last, and in the menu who one is.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { BOT, diceTable, ME, newTable, OPEN, sit } from './help/tables';
import { expect, test } from './help/test';

const WORDS = {
  en: { base: 'Base game', dice: 'The Dice Game', account: 'Sign in' },
  de: { base: 'Grundspiel', dice: 'Das Würfelspiel', account: 'Anmelden' },
  pl: { base: 'Gra podstawowa', dice: 'Gra kościana', account: 'Zaloguj się' },
} as const;

/** The sign is seen, and nothing in the head lies over anything else or outside the phone. */
async function fits(page: Page, box: string): Promise<void> {
  const sign = page.getByRole('img', { name: box, exact: true });
  await expect(sign).toBeVisible();
  const said = page.locator('.ticker:visible');
  const buttons = page.getByRole('navigation').getByRole('button');
  const things = [said, sign, ...(await buttons.all())];
  const boxes = await Promise.all(things.map((thing) => thing.boundingBox()));
  let end = 0;
  for (const box of boxes) {
    expect(box!.x, 'one beside the other').toBeGreaterThanOrEqual(end - 1);
    end = box!.x + box!.width;
  }
  expect(end, 'within the phone').toBeLessThanOrEqual(360);
}

for (const locale of ['en', 'de', 'pl'] as const)
  test(`a phone shows which box is played, and the menu leads to the account, ${locale}`, async ({
    guest,
  }) => {
    const words = WORDS[locale];
    const page = await guest({ size: 'small', settings: { locale } });
    // Where people talk, a third button stands there.
    const friend = await guest();
    const id = await newTable(page, [ME, OPEN, BOT]);
    await friend.request.get('/api/me');
    await friend.request.post(`/api/tables/${id}/join`, { data: { name: 'Bora' } });
    await page.request.post(`/api/tables/${id}/begin`, { data: {} });
    await sit(page, id);
    await expect(page.getByRole('navigation').getByRole('button')).toHaveCount(3);
    await fits(page, words.base);

    await page.getByRole('button', { name: /^Men[uü]$/ }).tap();
    const way = page.getByRole('dialog').locator('a[href="/account"]');
    await expect(way).toContainText(words.account);
    await accessible(page, `the menu of a table, ${locale}`);
    const name = `Zofia ${id}`;
    const made = await page.request.post('/api/me/account', { data: { name } });
    expect(made.ok(), await made.text()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: /^Men[uü]$/ }).tap();
    await expect(way).toContainText(name);
    await way.tap();
    await expect(page).toHaveURL(/\/account$/);

    await page.goto(`/t/${await diceTable(page, [ME, BOT])}`);
    await page.locator('.dicegame').waitFor();
    await fits(page, words.dice);
  });

test('the menu of a table and its lobby lead to the big screen, which has no seat', async ({ guest }) => {
  const page = await guest();
  const id = await newTable(page, [ME, BOT]);
  await sit(page, id);
  await page.getByRole('button', { name: 'Menu' }).click();
  const way = page.getByRole('dialog').getByRole('link', { name: /^Big screen/ });
  const [screen] = await Promise.all([page.context().waitForEvent('page'), way.click()]);
  await screen.locator('.tile').first().waitFor();
  await expect(screen).toHaveURL(new RegExp(`/t/${id}/screen$`));
  await expect(screen.locator('.hand')).toHaveCount(0);
  const open = await newTable(page, [ME, OPEN]);
  await page.goto(`/t/${open}`);
  await expect(page.getByRole('link', { name: 'Big screen' })).toHaveAttribute('href', `/t/${open}/screen`);
});

for (const locale of ['en', 'de', 'pl'] as const)
  test(`a tablet reads which box is played, within its head, ${locale}`, async ({ guest }) => {
    const page = await guest({ settings: { locale } });
    const id = await newTable(page, [ME, BOT]);
    for (const [width, height] of [
      [820, 1180],
      [1600, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await sit(page, id);
      const head = page.locator('.head').first();
      const called = head.getByText(WORDS[locale].base, { exact: true });
      // Where a word for a hint stands beside it, a narrow column has no room.
      if (width === 820) await expect(called).toBeVisible();
      const over = await head.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(over, `nothing sticks out at ${width}`).toBeLessThanOrEqual(0);
      await head.getByRole('link').first().hover();
      await expect(head.getByRole('link').first()).toHaveAttribute('title', new RegExp(WORDS[locale].base));
    }
  });
