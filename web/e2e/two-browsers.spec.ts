// Two people in two browsers: invited by link, one line lost in the middle, the game to its end, and a return match.
import type { Page } from '@playwright/test';
import type { BazaarTable } from '../src/lib/games/bazaar/bazaar';
import { hurry } from './help/hurry';
import { Player } from './help/player';
import { expect, test } from './help/test';
import { BOT, ME, newTable, OPEN } from './help/tables';
import { chooser, oneStep, playOn } from './help/whole';

/** A line to the server that can be cut, and joined again. */
async function cutter(page: Page): Promise<{ cut: () => Promise<void>; join: () => Promise<void> }> {
  let whole = true;
  const open: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket('**/live', (socket) => {
    if (!whole) return void socket.close();
    const there = socket.connectToServer();
    open.push(socket, there);
  });
  return {
    cut: async () => {
      whole = false;
      for (const end of open.splice(0)) await end.close();
    },
    join: async () => {
      whole = true;
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  };
}

/** Plays until somebody else is waited for. */
async function oneTurn(player: Player): Promise<void> {
  const pick = chooser(2);
  const settled = () => player.page.locator('.ask:not(:has(.sending))').waitFor();
  do {
    await oneStep(player, await player.asked(), pick);
    await settled();
  } while ((await player.page.locator('.ask.mine').count()) > 0);
}

const seatsOf = async (page: Page, id: string) => {
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as BazaarTable).seats.map(({ name }) => name);
};

test('two guests: link, QR code, a line that breaks, the whole game, a rematch with seats rotated', async ({
  guest,
}) => {
  test.setTimeout(400_000);
  const [host, friend] = [await guest(), await guest()];
  const line = await cutter(friend);
  const id = await newTable(host, [ME, OPEN, BOT]);

  // The friend comes by the link that the square shows, and needs a name and a press.
  await host.goto(`/t/${id}`);
  const square = host.getByAltText('QR code of the link to this table');
  await expect
    .poll(() => square.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await friend.goto(await host.getByLabel('Link').inputValue());
  await friend.getByLabel('Your name').fill('Bora');
  await friend.getByRole('button', { name: 'Join as Bora' }).click();
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.getByRole('button', { name: 'Begin' }).click();
  await friend.locator('.board').waitFor();

  // A few rounds, then the line of the friend is cut while the host is to move.
  const [one, two] = [new Player(host), new Player(friend)];
  for (let round = 0; round < 2; round++) for (const player of [one, two]) await oneTurn(player);
  await one.asked();
  await line.cut();
  await expect(friend.locator('.ask .said-here')).toHaveText(/^Connection lost/);
  await expect(host.locator('.player .away')).toHaveCount(1);
  await oneTurn(one);

  // It comes back by itself, with what was missed, and the game goes on.
  await line.join();
  await expect(friend.locator('.ask .said-here')).toHaveText('Back again: 1 new.');
  await expect(host.locator('.player .away')).toHaveCount(0);
  for (const player of [two, one]) await oneTurn(player);

  // Much later: the last turns, and the ranking.
  await Promise.all([hurry(host, id), hurry(friend, id)]);
  await Promise.all([playOn(one, 7), playOn(two, 5)]);
  for (const page of [host, friend]) {
    await expect(page.locator('.ending .won')).not.toHaveCount(0);
    // Computed by the browser, with what it kept of the beginning.
    const fair = page.locator('.fair');
    await expect(
      fair.getByText(/^Computed in this browser: (\d+) of \1 rolls and draws match/),
    ).toBeVisible();
    await expect(fair.getByText('Contributed to the dice: 2 of 2 people')).toBeVisible();
    await expect(fair.getByText('What this device contributed is part of the seed')).toBeVisible();
  }

  // Both have to agree; then whoever sat second begins.
  const seats = await seatsOf(host, id);
  await host.getByRole('button', { name: 'Rematch' }).click();
  // A bot always wants one.
  await expect(friend.getByText('wants a rematch')).toHaveCount(2);
  await expect(host.getByRole('link', { name: 'To the rematch' })).toHaveCount(0);
  // Everybody who is there comes along without another press, and so does a screen.
  const screen = await guest();
  await screen.goto(`/t/${id}/screen`);
  await screen.locator('.ending').waitFor();
  await friend.getByRole('button', { name: 'Rematch' }).click();
  for (const page of [host, friend, screen]) await page.waitForURL((url) => !url.pathname.includes(id));
  const next = new URL(host.url()).pathname.split('/')[2] ?? '';
  expect(new URL(friend.url()).pathname).toBe(`/t/${next}`);
  expect(new URL(screen.url()).pathname).toBe(`/t/${next}/screen`);
  // Whoever goes back looks at the old table in peace.
  await host.goBack();
  await expect(host.getByRole('link', { name: 'To the rematch' })).toBeVisible();
  await host.goForward();
  expect(await seatsOf(host, next)).toEqual([seats[1], seats[2], seats[0]]);
  expect((await two.asked()).title).toBe('Where to?');
  await expect(host.locator('.ask h2')).toContainText('Bora');
});
