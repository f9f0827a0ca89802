// Games that are over: found again, opened in the replay, played once more together; and a first visitor with a record.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { BOT, ME, newTable, OPEN, record, sit } from './help/tables';
import { enter, expect, test } from './help/test';

/** A game of two people and a bot that both agreed to end. */
async function ended(host: Page, friend: Page): Promise<string> {
  await host.request.get('/api/me');
  await host.request.put('/api/me', { data: { name: 'Ada' } });
  await friend.request.get('/api/me');
  await friend.request.put('/api/me', { data: { name: 'Zofia' } });
  const id = await newTable(host, [ME, OPEN, BOT]);
  await friend.request.post(`/api/tables/${id}/join`, { data: {} });
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  for (const page of [host, friend])
    await page.request.put(`/api/tables/${id}/end`, { data: { agree: true } });
  return id;
}

for (const size of ['phone', 'desktop'] as const) {
  test(`past games are found by opponent and rules, and opened in the replay, ${size}`, async ({ guest }) => {
    const [host, friend] = [await guest({ size }), await guest()];
    const id = await ended(host, friend);
    await newTable(host, [ME, BOT]).then((alone) =>
      host.request.put(`/api/tables/${alone}/end`, { data: { agree: true } }),
    );
    await host.goto('/');
    await host.getByRole('link', { name: 'All past games' }).click();
    const games = host.locator('main li');
    await expect(games).toHaveCount(2);
    await host.getByLabel('Name of an opponent').fill('zof');
    await expect(games).toHaveCount(1);
    await expect(games.first()).toContainText('Zofia');
    await host.getByRole('combobox', { name: 'Players' }).selectOption('2');
    await expect(host.getByText('No game fits.')).toBeVisible();
    await host.getByRole('combobox', { name: 'Players' }).selectOption('3');
    await expect(games).toHaveCount(1);
    await accessible(host, `past games, ${size}`);
    const show = host.getByRole('switch', { name: 'Show my unrated games to everybody' });
    await expect(show).not.toBeChecked();
    await host.getByText('Show my unrated games to everybody').click();
    await expect(show).toBeChecked();
    await host.reload();
    await expect(show).toBeChecked();
    await host.getByLabel('Name of an opponent').fill('zof');
    await expect(games).toHaveCount(1);
    await host.locator('#main').getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(host).toHaveURL(new RegExp(`/t/${id}/replay`));
    await expect(host.getByRole('button', { name: 'Same table again' })).toBeVisible();
  });
}

test('the same table again takes along whoever looks at the old one', async ({ guest }) => {
  const [host, friend] = [await guest({ size: 'phone' }), await guest()];
  const id = await ended(host, friend);
  await sit(friend, id);
  await sit(host, id);
  await host.getByRole('button', { name: 'Same table again' }).click();
  await host.waitForURL((url) => url.pathname !== `/t/${id}`);
  const along = friend.getByRole('button', { name: 'Come along: Ada has opened the same table' });
  await accessible(friend, 'come along');
  await along.click();
  await friend.waitForURL(host.url());
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, friend]) await page.locator('.board').waitFor();
});

test('alone with bots the same table begins at once', async ({ guest }) => {
  const page = await guest();
  const id = await newTable(page, [ME, BOT]);
  await page.request.put(`/api/tables/${id}/end`, { data: { agree: true } });
  await sit(page, id);
  await page.getByRole('button', { name: 'Same table again' }).click();
  await page.waitForURL((url) => url.pathname !== `/t/${id}`);
  await page.locator('.ask.mine').waitFor();
});

test('a first visitor uploads a record, and the console stays silent', async ({ browser, server }) => {
  const context = await enter(browser, server.address);
  const said: string[] = [];
  context.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  context.on('weberror', (error) => said.push(String(error.error())));
  context.on(
    'response',
    (answer) => answer.status() >= 400 && said.push(`${answer.status()} ${answer.url()}`),
  );
  const page = await context.newPage();
  await page.goto('/replay');
  expect(await context.cookies(), 'nobody has been here').toEqual([]);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record({ near: 2, actions: ['move-2', 'leave', 'act', 'end'] }))),
  });
  await page.waitForURL('**/replay/*');
  await expect(page.getByText('Step 0 of 4')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  expect(said).toEqual([]);

  // Somebody else comes by the link, also for the first time.
  const other = await enter(browser, server.address);
  other.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  other.on('response', (answer) => answer.status() >= 400 && said.push(`${answer.status()} ${answer.url()}`));
  const visitor = await other.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByText('Step 4 of 4')).toBeVisible();
  expect(said).toEqual([]);
  await context.close();
  await other.close();
});
