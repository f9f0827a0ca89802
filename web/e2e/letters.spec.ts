// Letters & Seals in the browser: the Kiosk and an auction between two browsers, and the Kiosk at one device.
import type { Page } from '@playwright/test';
import { lettersTable, newLettersTable } from './help/letters';
import { Player } from './help/player';
import { actions, here, ME, OPEN, sit } from './help/tables';
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
  // Three tiles lie open for both; only the host may take one, the friend ranks them.
  for (const page of [host, friend]) await expect(page.locator('.ask .kt')).toHaveCount(3);
  await expect(friend.locator('.ask.mine')).toHaveCount(0);
  await expect(friend.locator('[data-plan="kiosk"]')).toBeVisible();
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

test('the Kiosk at one device: everybody takes a tile without a curtain, and no hand is seen', async ({
  guest,
}) => {
  const page = await guest({ size: 'tablet' });
  const { id } = await lettersTable(page, {
    near: 22,
    seats: [ME, here('Bora'), here('Cem')],
    hands: [['five_lira'], ['long_way'], ['stay']],
  });
  await sit(page, id);
  const player = new Player(page, 'touch');
  expect((await player.asked()).what).toBe('curtain');
  await player.press(page.getByRole('button', { name: /^I am / }));
  await player.asked();
  await player.choose(22);
  await player.asked();
  await player.answer('act');
  for (const name of ['Guest 1: ', 'Bora: ', 'Cem: ']) {
    await expect(page.locator('.ask h2')).toHaveText(`${name}Choose a tile.`);
    await player.asked();
    await expect(page.locator('.curtain')).toHaveCount(0);
    await expect(page.locator('.hand .face')).toHaveCount(0);
    // One that needs no card of the hand.
    const tile = page.locator('.ask .kt:not([aria-disabled]):not([data-tile="21"]):not([data-tile="24"])');
    await player.press(tile.first());
    const unused = page.locator('.ask [data-answer="kiosk-left"]');
    if ((await unused.count()) > 0) await player.press(unused);
    else {
      // What cannot be used is gone at once; otherwise there is a question how.
      await player.press(page.locator('.ask .answers .button.main'));
      await expect(page.locator('.ask h2', { hasText: `${name}Choose a tile.` })).toHaveCount(0);
      if ((await player.asked()).answers.includes('skip')) await player.answer('skip');
    }
  }
  // The last tile is for the one whose turn it is, with a curtain if a card of the hand is needed for it.
  await expect(async () => {
    const seen = await player.asked();
    if (seen.what === 'curtain') await player.press(page.getByRole('button', { name: 'I am Guest 1' }));
    else if (seen.answers.includes('skip')) await player.answer('skip');
    expect(seen.title).toContain('Anything else?');
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('.hand .face[data-card="five_lira"]')).toBeVisible();
  expect((await actions(page, id)).filter((action) => action.startsWith('kiosk-'))).toHaveLength(3);
});
