// The layout laboratory: a board is chosen and counted, two places are swapped, and a table is opened with it.
import { accessible } from './help/axe';
import { expect, test } from './help/test';

const LONG = '16-2-8-11.15-7-6-4.3-5-12-1.10-9-14-13';
const SWAPPED = '16-8-2-11.15-7-6-4.3-5-12-1.10-9-14-13';

test('a board is counted, laid anew by keyboard, and played on', async ({ guest }) => {
  const page = await guest();
  await page.goto('/laboratory?players=2');
  await page.getByRole('radio', { name: 'Quick bots' }).check();
  await page.getByRole('radio', { name: 'Long paths' }).check();
  await expect(page.locator('code')).toHaveText(LONG);
  const seats = page.locator('section', { has: page.getByRole('heading', { name: 'Seat advantage' }) });
  await expect(seats.locator('li')).toHaveCount(2);
  await expect(page.locator('.heat b')).toHaveCount(16);
  await accessible(page, 'the laboratory');

  await page.getByRole('button', { name: /^16 / }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^2 / })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('code')).toHaveText(SWAPPED);
  await expect(page).toHaveURL(`/laboratory?rules=base&players=2&board=${SWAPPED}`);
  await expect(page.getByRole('radio', { name: 'Lay it yourself' })).toBeChecked();
  await expect(page.locator('div.cards')).not.toHaveClass(/pale/);

  await page.getByRole('link', { name: 'Play on this board' }).click();
  await expect(page.getByRole('button', { name: /^8 .*row 1, column 2/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /^2 .*row 1, column 3/i })).toBeVisible();
  await expect(page.locator('.seats ol > li')).toHaveCount(2);
});
