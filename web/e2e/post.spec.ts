// An auction where nobody waits for anybody: two say ahead how far they would go, and leave.
import type { Page } from '@playwright/test';
import type { Place } from '../src/lib/games/bazaar/bazaar';
import { newLettersTable } from './help/letters';
import { Player } from './help/player';
import { actions, ME, OPEN } from './help/tables';
import { expect, test } from './help/test';

/** Everything that the server says to this page from now on. */
function overheard(page: Page): string[] {
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => said.push(String(payload))));
  return said;
}

/** A new table of Letters & Seals with the wanted place beside the Fountain: the first page hosts, all sit. */
async function gather(near: Place, host: Page, ...friends: [Page, string][]): Promise<string> {
  const id = await newLettersTable(host, near, [ME, ...friends.map(() => OPEN)]);
  await host.goto(`/t/${id}`);
  const link = await host.getByLabel('Link').inputValue();
  for (const [page, name] of friends) {
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: `Join as ${name}` }).click();
  }
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, ...friends.map(([page]) => page)]) await page.locator('.board').waitFor();
  return id;
}

test('9: auction by post: plans bid for those who are away, and nobody else learns of them', async ({
  guest,
}) => {
  const [host, visitor, bidder, passer] = [await guest(), await guest(), await guest(), await guest()];
  const heard = [overheard(host), overheard(visitor)];
  const id = await gather(23, host, [visitor, 'Bora'], [bidder, 'Cem'], [passer, 'Defne']);

  const [one, two] = [new Player(host), new Player(visitor)];
  await one.asked();
  await one.choose(23);
  await one.asked();
  await one.press(host.locator('.ask .goods button').first());
  await one.answer('bid-1');

  // While Bora is asked, the two others say what they would do, and are gone.
  await bidder.locator('[data-plan="auction"]').waitFor();
  // The number is a field of its own: arrows change it as the buttons do.
  const bid = bidder.getByRole('spinbutton', { name: 'Bid' });
  await expect(bid).toHaveAttribute('aria-valuetext', '2 Lira');
  await bid.press('ArrowUp');
  await expect(bid).toHaveAttribute('aria-valuetext', '3 Lira');
  await bid.press('ArrowDown');
  await bidder.getByRole('button', { name: 'Bid 1 more' }).click();
  await bidder.locator('[data-answer="plan-bid"]').click();
  await expect(bidder.getByText('Your plan: up to 3 Lira')).toBeVisible();
  await bidder.reload();
  await expect(bidder.getByText('Your plan: up to 3 Lira')).toBeVisible();
  await bidder.close();
  await passer.locator('[data-answer="plan-pass"]').click();
  await expect(passer.getByText('Your plan: pass')).toBeVisible();
  await passer.close();
  for (const page of [host, visitor]) await expect(page.getByText('Your plan')).toHaveCount(0);

  // One visit of Bora's, and it is the host's turn again.
  await two.asked();
  await two.answer('bid-2');
  await expect(host.getByRole('button', { name: 'Pass, you get 3 Lira' })).toBeVisible();
  const played = await actions(host, id);
  expect(played.filter((action) => /^(bid|pass)/.test(action))).toEqual(['bid-1', 'bid-2', 'bid-3', 'pass']);
  expect(heard.flat().length).toBeGreaterThan(4);
  expect(heard.flat().filter((frame) => frame.includes('wishes'))).toEqual([]);
});

test('the Kiosk by post: tiles are ranked ahead, and the best that is left is taken', async ({ guest }) => {
  const [host, visitor, away] = [await guest(), await guest(), await guest()];
  const id = await gather(22, host, [visitor, 'Bora'], [away, 'Cem']);
  const one = new Player(host);
  await one.asked();
  await one.choose(22);
  await one.asked();
  await one.answer('act');

  await away.locator('[data-plan="kiosk"]').waitFor();
  const tiles = away.locator('.ask .kt');
  const wished: number[] = [];
  for (const index of [2, 0, 3, 1]) {
    await tiles.nth(index).click();
    wished.push(Number(await tiles.nth(index).getAttribute('data-tile')));
    await expect(tiles.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await away.close();

  // The two before take what Cem wants most; the third of the wishes is left.
  for (const [page, index] of [
    [host, 2],
    [visitor, 0],
  ] as const) {
    const player = new Player(page);
    await player.asked();
    await player.press(page.locator('.ask .kt').nth(index));
    await player.press(page.locator('.ask .answers .button').last());
    await page.locator('.ask:not(:has(.sending))').waitFor();
    if ((await page.locator('.ask.mine [data-answer="skip"]').count()) > 0) await player.answer('skip');
  }
  await expect
    .poll(async () => (await actions(host, id)).filter((action) => /^kiosk-\d/.test(action)))
    .toHaveLength(3);
  const taken = (await actions(host, id)).filter((action) => /^kiosk-\d/.test(action));
  expect(taken.map((action) => Number(action.split('-')[1]))).toEqual([wished[0], wished[1], wished[2]]);
});
