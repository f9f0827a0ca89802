// A hint against bots: three answers with their chances, and the best one glows. Never against other people.
import { Player } from './help/player';
import { BOT, ME, newTable, OPEN, sit, tableAt } from './help/tables';
import { expect, test } from './help/test';

test('whoever plays against bots gets a hint by button and by key', async ({ guest }) => {
  const page = await guest();
  await sit(page, await tableAt(page, { near: 16, lira: [20] }));
  const player = new Player(page);
  await player.asked();
  await page.getByRole('button', { name: 'Hint' }).click();
  const said = page.locator('.ask .said-here');
  await expect(said).toHaveText(/^Hint: .+ \(\d+ %\)( · .+ \(\d+ %\)){0,2}(\. .+)?$/);
  await expect(page.locator('.tile.lit')).toHaveCount(1);

  // The ruby can be paid: the button glows.
  await player.choose(16);
  await player.asked();
  await expect(said).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(said).toHaveText(/^Hint: /);
  await expect(page.locator('.ask .button.hinted')).toHaveCount(1);
});

test('on a phone the hint stands in the menu', async ({ guest }) => {
  const page = await guest({ size: 'phone' });
  await sit(page, await newTable(page, [ME, BOT]));
  await new Player(page, 'touch').asked();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('dialog').getByRole('button', { name: 'Hint' }).tap();
  await expect(page.locator('.ask .said-here')).toHaveText(/^Hint: /);
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false);
});

test('against other people there is no hint', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest()];
  const id = await newTable(host, [ME, OPEN]);
  await friend.request.get('/api/me');
  await friend.request.post(`/api/tables/${id}/join`, { data: {} });
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  await sit(host, id);
  await new Player(host).asked();
  await expect(host.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await host.keyboard.press('a');
  await expect(host.locator('.ask .refusal')).toHaveText(/^Hints are given/);
});
