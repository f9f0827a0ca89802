// Whoever runs the house looks after it, with the token and not without.
import { accessible } from './help/axe';
import { BOT, ME, newTable } from './help/tables';
import { expect, test, type Size } from './help/test';

const LOOKS: [Size, 'light' | 'dark'][] = [
  ['phone', 'dark'],
  ['desktop', 'light'],
];

for (const [size, theme] of LOOKS)
  test(`the house is looked after on a ${size}`, async ({ guest, server }) => {
    const page = await guest({ size, settings: { theme } });
    const table = await newTable(page, [ME, BOT]);
    // Whoever looks at a table brings it into memory.
    await page.goto(`/t/${table}`);
    await page.locator('.board').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await page.goto('/admin');
    await page.getByLabel('Token').fill(server.token);
    await page.getByRole('button', { name: 'Open' }).click();

    await expect(page.getByRole('heading', { name: 'Right now' })).toBeVisible();
    await accessible(page, `the admin page on a ${size}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0);

    await page.getByRole('button', { name: `Put table ${table} away` }).click();
    await expect(page.getByRole('status')).toHaveText(`Table ${table} is put away.`);
    // A table of today is not to be deleted, and the page does not offer it.
    await expect(page.getByRole('button', { name: `Delete table ${table}` })).toHaveCount(0);

    expect(asked.filter((url) => url.includes(server.token))).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Token'), 'a page that is loaded again has forgotten it').toBeVisible();
  });
