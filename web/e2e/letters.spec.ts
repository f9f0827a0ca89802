// Letters & Seals in the browser: the Kiosk and an auction between two browsers.
import type { Page } from '@playwright/test';
import { newLettersTable } from './help/letters';
import { Player } from './help/player';
import { actions, ME, OPEN } from './help/tables';
import { expect, test } from './help/test';

/** Two guests at a table with the wanted place beside the Fountain; the host is to move. */
async function twoGuests(
  guest: () => Promise<Page>,
  near: number,
): Promise<{ host: Page; friend: Page; id: string }> {
  const [host, friend] = [await guest(), await guest()];
  const id = await newLettersTable(host, near, [ME, OPEN]);
  await host.goto(`/t/${id}`);
  await friend.goto(await host.getByLabel('Link').inputValue());
  await friend.getByLabel('Your name').fill('Bora');
  await friend.getByRole('button', { name: 'Join as Bora' }).click();
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, friend]) await page.locator('.board').waitFor();
  return { host, friend, id };
}

test('the Kiosk between two browsers: both see the tiles, each takes one, the last is for the first', async ({
  guest,
}) => {
  const { host, friend, id } = await twoGuests(guest, 22);
  const [one, two] = [new Player(host), new Player(friend)];
  await one.asked();
  await one.choose(22);
  await one.asked();
  await one.answer('act');
  // Three tiles lie open for both; only the host may press.
  for (const page of [host, friend]) await expect(page.locator('.ask .kt')).toHaveCount(3);
  await expect(friend.locator('.ask .kt:not([aria-disabled])')).toHaveCount(0);
  await one.press(host.locator('.ask .kt').first());
  await one.press(host.locator('.ask .answers .button', { hasText: /^Take/ }).first());
  for (let step = 0; step < 4 && (await host.locator('.ask [data-answer="skip"]').count()) > 0; step++)
    await one.answer('skip');

  // Now the friend is asked, although it is not his turn, and sees who took what.
  await expect(friend.locator('.ask.mine')).toBeVisible();
  await expect(friend.locator('.ask .turned')).toHaveCount(1);
  await expect(friend).toHaveTitle(/● Choose a tile/);
  await two.asked();
  await two.press(friend.locator('.ask .kt:not([aria-disabled])').first());
  await two.press(friend.locator('.ask .answers .button', { hasText: /^Take/ }).first());
  await friend.locator('.ask:not(:has(.sending))').waitFor();
  if ((await friend.locator('.ask.mine [data-answer="skip"]').count()) > 0) await two.answer('skip');

  // The last tile is for the host, who is asked if it can be used.
  await one.asked();
  if ((await host.locator('.ask .draft').count()) > 0) {
    await expect(host.locator('.ask .turned')).toHaveCount(2);
    await one.answer('skip');
    await one.asked();
  }
  const played = await actions(host, id);
  expect(played.filter((action) => action.startsWith('kiosk-'))).toHaveLength(2);
  expect(played.filter((action) => action.startsWith('reveal'))).toHaveLength(3);
});

test('an auction between two browsers: a bid over it, the last word, the money goes to the seller', async ({
  guest,
}) => {
  const { host, friend, id } = await twoGuests(guest, 23);
  const [one, two] = [new Player(host), new Player(friend)];
  await one.asked();
  await one.choose(23);
  await one.asked();
  await one.press(host.locator('.ask .goods button').first());
  await expect(host.getByRole('heading', { name: 'Your opening bid?' })).toBeVisible();
  await one.answer('bid-1');

  // The other one sees the bid and goes over it, with all he has.
  await expect(friend.getByRole('heading', { name: /More than 1 Lira/ })).toBeVisible();
  await expect(friend.locator('.ask .high')).toContainText('1 Lira');
  await two.press(friend.getByRole('button', { name: 'Bid 1 more' }));
  await expect(friend.getByText(/3 Lira to/)).toBeVisible();
  await two.answer('bid-3');

  // The last word: passing brings the money.
  await expect(host.getByRole('button', { name: 'Pass, you get 3 Lira' })).toBeVisible();
  await one.answer('pass');
  await one.asked();
  await expect(friend.locator('.hand .face').nth(1)).toBeVisible();
  await expect(host.locator('.own .n').first()).toContainText('5');
  await expect(friend.locator('.own .n').first()).toContainText('0');
  const played = await actions(host, id);
  expect(played.filter((action) => /^(bid|pass)/.test(action))).toEqual(['bid-1', 'bid-3', 'pass']);
});
