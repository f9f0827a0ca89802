// Time at a table: chosen with it, seen by everybody, over, and stopped for whoever is away.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { BOT, ME, newTable, OPEN } from './help/tables';
import { expect, test } from './help/test';

/** A friend sits down at a table and the host begins. */
async function gather(host: Page, friend: Page): Promise<void> {
  await friend.goto(host.url());
  await friend.getByLabel('Your name').fill('Bora');
  await friend.getByRole('button', { name: 'Join as Bora' }).click();
  await host.getByRole('button', { name: 'Begin' }).click();
  await host.locator('.ask.mine').waitFor();
}

for (const size of ['desktop', 'phone'] as const) {
  test(`days are chosen with a new table and seen everywhere, ${size}`, async ({ guest }) => {
    const [host, friend] = [await guest({ size }), await guest({ size })];
    await host.goto('/new');
    const time = host.getByRole('region', { name: 'Time' });
    await expect(time.getByText('When time runs out')).toBeHidden();
    await time.getByRole('radio', { name: 'Live' }).check();
    await expect(time.getByText('10 min for the whole game.')).toBeVisible();
    await time.getByRole('radio', { name: 'Days' }).check();
    await time.getByRole('radio', { name: '3 days for each question' }).check();
    await time.getByRole('radio', { name: 'A bot for good' }).check();
    // The host is asked first, so that there is something to see.
    await host.getByText('Draw seats by lot').click();
    await accessible(host, `a new table with a clock, ${size}`);
    await host.getByRole('button', { name: 'Create' }).click();
    await expect(host.getByText('Turn order as seated')).toBeVisible();
    await expect(host.getByText('you · starts')).toBeVisible();
    await expect(host.getByText('3 days for each question')).toBeVisible();
    await expect(host.getByText('When time runs out: A bot for good')).toBeVisible();

    await gather(host, friend);
    await expect(host.getByRole('timer').first()).toHaveText('2d 23h');
    await expect(friend.getByRole('timer').first()).toHaveText('2d 23h');
    await host.goto('/');
    await expect(host.getByText('2d 23h left for you')).toBeVisible();
  });
}

test('nobody alone is hurried', async ({ guest }) => {
  const page = await guest();
  await page.goto('/new');
  const time = page.getByRole('region', { name: 'Time' });
  await time.getByRole('radio', { name: 'Live' }).check();
  await page.getByLabel('Seat 2: Who sits here').selectOption('bot:medium');
  await expect(time.getByText('A clock needs another person: leave a seat open.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.ask.mine').waitFor();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

/** What the clocks of a page say from now on, however short they say it. */
async function clocksOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = ((globalThis as unknown as { said: Set<string> }).said = new Set());
    const look = () =>
      document.querySelectorAll('[role=timer]').forEach((clock) => said.add(clock.textContent.trim()));
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
    look();
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
}

test('a bot plays for whoever is late, until they are back', async ({ guest, open }) => {
  // The bot thinks for longer than the spec may take: nothing happens but what is waited for.
  const server = await open({ hasty: true, pause: 600_000 });
  const [host, friend] = [await guest({ at: server.address }), await guest({ at: server.address })];
  const pace = { pace: 'live', reserve: 6, increment: 0 } as const;
  await host.goto(`/t/${await newTable(host, [ME, OPEN, BOT], false, { pace, late: 'stand_in' })}`);
  const clocks = await clocksOf(host);
  await gather(host, friend);
  await expect(host.locator('.player [role=timer]'), 'bots have no clock').toHaveCount(1);
  await expect
    .poll(clocks, 'the last seconds are counted')
    .toContainEqual(expect.stringMatching(/^[0-5]\.\d$|^0:0[0-6]$/));
  await expect(host.getByText('Your time ran out. A bot plays for you.')).toBeVisible();
  await expect(friend.getByText('time ran out. A bot plays for now.')).toBeVisible();
  await host.getByRole('button', { name: 'I am back' }).click();
  await host.locator('.ask.mine').waitFor();
  await expect(host.getByText('Your time ran out.')).toBeHidden();
  await expect(friend.getByRole('status').filter({ hasText: /is back\.$/ })).toBeVisible();
});

test('days stand still for whoever says that they are away', async ({ guest }) => {
  const [host, friend] = [await guest(), await guest({ size: 'phone' })];
  const pace = { pace: 'days', days: 2 } as const;
  await host.goto(`/t/${await newTable(host, [ME, OPEN], false, { pace })}`);
  await gather(host, friend);
  const table = host.url();

  await host.goto('/settings');
  const away = host.getByRole('region', { name: 'Absence' });
  const day = new Date(Date.now() + 5 * 86_400_000);
  await away.getByLabel('Away until').fill(day.toISOString().slice(0, 10));
  await away.getByRole('button', { name: 'Report absence' }).click();
  await expect(away.getByText(/^You are away until .+ \d{4}\.$/)).toBeVisible();
  await accessible(host, 'settings while away');
  await expect(friend.getByText(/^Away until /)).toBeVisible();

  await host.reload();
  await away.getByRole('button', { name: 'I am back' }).click();
  await expect(away.getByRole('button', { name: 'Report absence' })).toBeVisible();
  await expect(friend.getByText(/^Away until /)).toBeHidden();
  await host.goto(table);
  await expect(host.getByRole('timer').first()).toHaveText('1d 23h');
});
