// Looking back: a record is handed in, watched, linked to and gone on with.
import { readFileSync } from 'node:fs';
import { Player } from './help/player';
import { expect, test } from './help/test';
import { actions, BOT, ME, newTable, record, sit, tableAt } from './help/tables';

const GAME = new URL('../../fixtures/games/base/', import.meta.url);

test('a record is uploaded, watched step by step, and gone on with', async ({ guest }) => {
  const page = await guest();
  await page.goto('/replay');
  const file = JSON.stringify(
    record({ near: 2, actions: ['move-2', 'leave', 'act', 'end', 'move-4', 'stop'] }),
  );
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.waitForURL('**/replay/*');
  await expect(page.getByText('Step 0 of 6')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await expect(page).toHaveURL(/ply=6$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(/ply=6$/);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/t/*');
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect((await actions(page, id)).slice(0, 6)).toEqual(['move-2', 'leave', 'act', 'end', 'move-4', 'stop']);
  expect((await new Player(page).asked()).what).toBe('curtain');
});

test('a file that is no record is refused with a reason', async ({ guest }) => {
  const page = await guest();
  await page.goto('/replay');
  const hand = (text: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await hand('hello');
  await expect(page.getByText('This is not a record: records are JSON files.')).toBeVisible();
});

test('a link to a moment opens that moment, with the board as it was', async ({ guest }) => {
  const page = await guest();
  const game = readFileSync(new URL('3-short-greedy.json', GAME), 'utf8');
  await page.request.get('/api/me');
  const uploaded = await page.request.post('/api/replays', { data: JSON.parse(game) });
  const { id } = (await uploaded.json()) as { id: string };
  await page.goto(`/replay/${id}?ply=42`);
  await expect(page.getByText(/^Step 42 of \d+$/)).toBeVisible();
  const moment = await page.request.get(`/api/replays/${id}/moments/42`);
  const { view } = (await moment.json()) as { view: { seats: { place: number }[] } };
  for (const { place } of view.seats)
    await expect(page.locator(`.tile[data-place="${place}"]`)).toHaveAttribute('aria-label', /merchant/);
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/rolls and draws match/)).toBeVisible();
});

test('a turn in the log leads to its moment', async ({ guest }) => {
  const page = await guest({ size: 'phone' });
  const id = await tableAt(page, { near: 2, actions: ['move-2', 'leave', 'act', 'end', 'move-4', 'stop'] });
  await sit(page, id);
  await page.locator('.recap .ticker').tap();
  await page
    .getByRole('button', { name: / in words$/ })
    .last()
    .tap();
  await page
    .getByRole('link', { name: /: look at this turn$/ })
    .last()
    .tap();
  await expect(page).toHaveURL(new RegExp(`/t/${id}/replay\\?ply=\\d+$`));
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a running game can be downloaded and looked back at', async ({ guest }) => {
  const page = await guest();
  const id = await newTable(page, [ME, BOT, BOT]);
  await sit(page, id);
  const player = new Player(page);
  await player.asked();
  await player.choose(2);
  await player.asked();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bedesten-.*\.json$/);
  await page.goto(`/t/${id}/replay`);
  await expect(page.getByRole('slider')).toBeVisible();
});
