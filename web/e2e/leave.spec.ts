// Leaving and coming back, somebody who has vanished, and an end by agreement: two browsers, one of them a phone.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { Player } from './help/player';
import { ME, newTable, OPEN, sit } from './help/tables';
import { expect, test } from './help/test';

/** Two people at a table; the host is asked first. */
async function together(host: Page, friend: Page): Promise<string> {
  await host.request.get('/api/me');
  await host.request.put('/api/me', { data: { name: 'Ada' } });
  const id = await newTable(host, [ME, OPEN]);
  await friend.request.get('/api/me');
  await friend.request.post(`/api/tables/${id}/join`, { data: { name: 'Bora' } });
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  return id;
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

/** What is said over the table; the log says it too. */
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('whoever leaves is asked once more, and takes the seat back with one press', async ({ guest, open }) => {
  const server = await open({ pause: 600_000 });
  const [host, friend] = [
    await guest({ at: server.address, size: 'phone' }),
    await guest({ at: server.address }),
  ];
  const id = await together(host, friend);
  await sit(friend, id);
  await sit(host, id);
  await menu(host);
  const leave = host.getByRole('button', { name: /^Leave the game/ });
  await leave.click();
  await expect(host.getByText('As long as the game runs you can come back')).toBeVisible();
  await accessible(host, 'the menu asks once more');
  // A bonus card may have the same name.
  await host.getByRole('group', { name: 'Leave the game' }).getByRole('button', { name: 'Stay' }).click();
  await expect(host.getByText('As long as the game runs you can come back')).toBeHidden();
  await leave.click();
  await host.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(host).toHaveURL(/\/$/);
  await expect(host.locator('.row')).toHaveCount(0);
  await expect(said(friend, 'Ada has left. A bot plays on.')).toBeVisible();

  await sit(host, id);
  await expect(host.getByText('A bot plays for you.')).toBeVisible();
  await accessible(host, 'a bot plays for whoever looks');
  await host.getByRole('button', { name: 'Take your seat back' }).click();
  await new Player(host).asked();
  await expect(said(friend, 'Ada is back.')).toBeVisible();
  // It stands in the log of everybody.
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByRole('button', { name: 'Log', exact: true }).click();
  const log = friend.locator('dialog').getByRole('log');
  await expect(log).toContainText('Ada has left. A bot plays on.');
  await expect(log).toContainText('Ada is back.');
});

test('for somebody who has vanished a bot plays until they are back', async ({ guest, open }) => {
  const server = await open({ pause: 600_000, absence: 2 });
  const [host, friend] = [
    await guest({ at: server.address }),
    await guest({ at: server.address, size: 'phone' }),
  ];
  const id = await together(host, friend);
  await sit(host, id);
  await sit(friend, id);
  const bot = friend.locator('[data-stand-in]');
  await expect(friend.locator('.ask')).toContainText('Where to?');
  await expect(bot, 'nobody is replaced who looks').toHaveCount(0);
  await host.goto('/');
  await expect(bot).toBeVisible();
  await menu(friend);
  await expect(friend.getByRole('button', { name: /^Ada is away: let a bot play/ })).toBeVisible();
  await accessible(friend, 'a bot for somebody away, in the menu');
  await friend.keyboard.press('Escape');
  await bot.tap();
  await expect(said(friend, 'A bot plays for Ada until they are back.')).toBeVisible();
  await expect(bot).toHaveCount(0);

  await sit(host, id);
  await host.getByRole('button', { name: 'Take your seat back' }).click();
  await new Player(host).asked();
  await expect(said(friend, 'Ada is back.')).toBeVisible();
});

test('three who wait decide by vote that a bot plays for the host who has vanished', async ({
  guest,
  open,
}) => {
  const server = await open({ pause: 600_000, absence: 2 });
  const host = await guest({ at: server.address });
  await host.request.get('/api/me');
  await host.request.put('/api/me', { data: { name: 'Ada' } });
  const id = await newTable(host, [ME, OPEN, OPEN, OPEN]);
  const others: Page[] = [];
  for (const name of ['Bora', 'Cem', 'Defne']) {
    const page = await guest({ at: server.address, size: others.length ? 'desktop' : 'phone' });
    await page.request.get('/api/me');
    await page.request.post(`/api/tables/${id}/join`, { data: { name } });
    others.push(page);
  }
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  for (const page of [host, ...others]) await sit(page, id);
  await host.goto('/');
  const [bora, cem, defne] = others.map((page) => page.locator('[data-stand-in]'));
  await bora!.tap();
  await expect(cem!).toHaveText('Bot: 1 of 2 agree');
  await expect(bora!).toHaveAttribute('aria-pressed', 'true');
  // Whoever changes their mind takes the vote back.
  await bora!.tap();
  await expect(cem!).toHaveText('Let a bot play');
  await bora!.tap();
  await expect(defne!).toHaveText('Bot: 1 of 2 agree');
  await defne!.click();
  for (const page of others)
    await expect(said(page, 'A bot plays for Ada until they are back.')).toBeVisible();
});

test('a table whose host has gone before the game is taken over by whoever waits, and begins', async ({
  guest,
  open,
}) => {
  const server = await open({ absence: 2 });
  const [host, friend] = [
    await guest({ at: server.address }),
    await guest({ at: server.address, size: 'phone' }),
  ];
  const id = await newTable(host, [ME, OPEN]);
  await host.goto(`/t/${id}`);
  await friend.goto(`/t/${id}`);
  await friend.getByRole('button', { name: /^Join/ }).tap();
  await expect(friend.getByText('You have a seat.')).toBeVisible();
  const take = friend.getByRole('button', { name: 'Take over the table' });
  await expect(take).toHaveCount(0);
  await expect(host.getByText('Everybody is here.')).toBeVisible();
  await host.goto('/');
  await accessible(friend, 'the host has gone');
  await take.tap();
  const begin = friend.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeVisible();
  await host.goto(`/t/${id}`);
  await expect(host.getByRole('button', { name: 'Begin' }), 'there is one host').toHaveCount(0);
  await begin.tap();
  for (const page of [host, friend]) await expect(page.locator('.tile').first()).toBeVisible();
});

test('a game ends without a result when both agree, and goes on when one declines', async ({ guest }) => {
  const [host, friend] = [await guest({ size: 'phone' }), await guest()];
  const id = await together(host, friend);
  await sit(host, id);
  await sit(friend, id);
  const propose = async (page: Page) => {
    await menu(page);
    await page.getByRole('button', { name: /^End the game without a result/ }).click();
  };
  await propose(friend);
  await expect(friend.getByText('Still missing: Ada.')).toBeVisible();
  await expect(host.getByText('Bora proposes to end the game without a result.')).toBeVisible();
  await accessible(host, 'a proposal to end');
  await host.getByRole('button', { name: 'Play on' }).click();
  await expect(friend.getByText('Still missing: Ada.')).toBeHidden();
  await new Player(host).asked();

  // Whoever declined may propose it: only the other one has just heard no.
  await propose(host);
  await friend.getByRole('button', { name: 'End it' }).click();
  for (const page of [host, friend])
    await expect(said(page, 'The game was ended by agreement, without a result.')).toBeVisible();
  await accessible(friend, 'ended by agreement');
  await host.goto('/');
  await expect(host.getByText('Ended by agreement')).toBeVisible();
});

test('strangers get a clock unless somebody says otherwise', async ({ guest }) => {
  const page = await guest();
  await page.goto('/new');
  const time = page.getByRole('region', { name: 'Time' });
  await expect(time.getByRole('radio', { name: 'No clock' })).toBeChecked();
  const access = page.getByRole('region', { name: 'Who may join' });
  await access.getByRole('radio').nth(1).check();
  await expect(time.getByRole('radio', { name: 'Live' })).toBeChecked();
  await time.getByRole('radio', { name: 'No clock' }).check();
  await access.getByRole('radio').nth(0).check();
  await access.getByRole('radio').nth(1).check();
  await expect(time.getByRole('radio', { name: 'No clock' }), 'what was chosen stays').toBeChecked();
});
