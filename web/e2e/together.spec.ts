// Two browsers at one table.
import { Player } from './help/player';
import { expect, test } from './help/test';
import { BOT, ME, newTable, OPEN } from './help/tables';

test('whoever only watches sees the board, no hand and nothing to press', async ({ guest }) => {
  const [host, watcher] = [await guest(), await guest()];
  const id = await newTable(host, [ME, BOT, BOT]);
  await host.goto(`/t/${id}`);
  await host.locator('.ask.mine').waitFor();
  await watcher.goto(`/t/${id}`);
  await watcher.locator('.board').waitFor();
  await expect(host.getByText('1 watching')).toBeVisible();
  await expect(watcher.locator('.hand')).toHaveCount(0);
  await expect(watcher.locator('.tile.legal')).toHaveCount(0);
  await expect(watcher.locator('.ask .button')).toHaveCount(0);
  const player = new Player(host);
  const seen = await player.asked();
  const place = seen.places[0] ?? 2;
  await player.choose(place);
  await expect(watcher.locator(`.tile[data-place="${place}"]`)).toHaveAttribute('aria-label', /merchant/);
});

test('an open table is found in the lobby and joined by its code', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest()];
  const id = await newTable(host, [ME, OPEN, BOT, OPEN], true);
  await host.goto(`/t/${id}`);
  await friend.goto('/');
  await expect(friend.locator(`a[href="/t/${id}"]`)).toBeVisible();
  await friend.getByLabel('Code or link').fill('nonsense');
  await friend.getByRole('button', { name: 'Join' }).click();
  await expect(friend.getByText('That is neither the code nor the link of a table.')).toBeVisible();
  await friend.getByLabel('Code or link').fill(`${id.slice(0, 5)} ${id.slice(5)}`);
  await friend.getByRole('button', { name: 'Join' }).click();
  await friend.getByRole('button', { name: /^Join/ }).click();
  await expect(host.getByText('Seats still free: 1.', { exact: false })).toBeVisible();

  // Another name, and the mark of another seat.
  const seats = host.locator('.seats li');
  await friend.getByLabel('Your name').fill('Zofia');
  await friend.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(seats.nth(1)).toContainText('Zofia');
  await friend.getByRole('group', { name: 'Your mark' }).locator('label').last().click();
  await friend.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(seats.nth(3)).toContainText('Zofia');
  await expect(seats.nth(1)).toContainText('Free');
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(seats.nth(1)).toContainText('Zofia');
  await expect(seats.nth(3)).toContainText('Free');
});
