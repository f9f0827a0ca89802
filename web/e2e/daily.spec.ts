// The daily bazaar: begun once, found again, on every screen.
import { accessible } from './help/axe';
import { expect, test } from './help/test';

test('today is begun once, found again, and stands in the calendar', async ({ guest }) => {
  const page = await guest();
  await page.goto('/daily');
  await expect(page.getByRole('heading', { level: 1, name: 'Daily bazaar' })).toBeVisible();
  const play = page.getByRole('button', { name: 'Play today’s bazaar' });
  await expect(page.locator('.button.main')).toHaveCount(1);
  await accessible(page, 'daily bazaar');
  await play.press('Enter');
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const table = page.url();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(page).toHaveURL(table);
  await page.goto('/daily');
  await expect(page.getByRole('link', { name: /still open/ })).toBeVisible();
});

test('a past day is played without ranking', async ({ guest }) => {
  const page = await guest();
  const { today } = (await (await page.request.get('/api/daily')).json()) as { today: string };
  const before = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/daily/${before}`);
  await page.getByRole('button', { name: 'Play without ranking' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Play today’s bazaar' })).toBeVisible();
});
