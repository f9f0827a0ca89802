// The whole game from a folder of files: once with a network, then without.
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { enter, type Size } from '../help/test';
import { Player } from '../help/player';
import { oneStep, chooser, playOn } from '../help/whole';
import { Host } from './serve';

const FOLDER = resolve(process.env.SITE ?? '../target/site');

const test = base.extend<{ host: Host; visit: (size?: Size) => Promise<BrowserContext> }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await Host.open(FOLDER);
    await use(host);
    host.close();
  },
  visit: async ({ browser, host }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (size = 'desktop') => {
      const context = await enter(browser, host.address, { size });
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

/** A first visit, until everything is on the device. */
async function arrive(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const active = async () =>
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    while (!(await active())) await new Promise((soon) => setTimeout(soon, 50));
  });
  expect(trouble).toEqual([]);
  return page;
}

/** Files of this kind that the engine may need and that are on the device. */
const needed = (page: Page, ending: string) =>
  page.evaluate(async (ending) => {
    const [name = ''] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    const paths = kept.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/assets/') && path.endsWith(ending));
  }, ending);

/** Presses “play” and waits for the first question. */
async function playNow(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await page.waitForURL(/\/t\/local-/);
}

for (const size of ['phone', 'desktop'] as const)
  test(`a first visit, then no network: a game from start to ranking on a ${size}`, async ({ visit }) => {
    const context = await visit(size);
    const page = await arrive(context);
    await context.setOffline(true);
    await page.reload();
    await playNow(page);
    await playOn(new Player(page, size === 'phone' ? 'touch' : 'mouse'), 5);
    await expect(page.locator('.ending .won')).not.toHaveCount(0);
    // Every roll and draw follows from the seed; the engine on the device has checked it.
    await expect(page.locator('.ending')).toContainText(/proved|checked|fair/i);
  });

test('a game is found again where it was, without a network', async ({ visit }) => {
  const context = await visit();
  const page = await arrive(context);
  await context.setOffline(true);
  await playNow(page);
  const player = new Player(page);
  const pick = chooser(3);
  for (let i = 0; i < 12; i++) await oneStep(player, await player.asked(), pick);
  await player.asked();
  const turn = () => page.locator('.ask h2').textContent();
  const before = await turn();
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.locator('.asked a, .mine a').first().click();
  await expect(again.locator('.ask h2')).toHaveText(before ?? '');
});

test('two tabs on one game go on together', async ({ visit }) => {
  const context = await visit();
  const page = await arrive(context);
  await playNow(page);
  const player = new Player(page);
  await player.asked();
  const other = await context.newPage();
  await other.goto(page.url());
  await new Player(other).asked();
  const pick = chooser(3);
  for (let i = 0; i < 4; i++) await oneStep(player, await player.asked(), pick);
  await player.asked();
  const title = (await page.locator('.ask h2').textContent()) ?? '';
  await expect(other.locator('.ask h2')).toHaveText(title);
});

test('a new version waits until it is wanted', async ({ visit, host }) => {
  const context = await visit();
  const page = await arrive(context);
  await page.reload();
  host.newer = true;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const notice = page.getByText('A new version is here.');
  await expect(notice).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(notice).toHaveCount(0);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names, { message: 'no tab of the old version is left', timeout: 20_000 }).toHaveLength(1);
  expect((await names())[0]).toContain('newer');
});

test('a puzzle is solved and the bazaar of the day begun without a network', async ({ visit }) => {
  const context = await visit('phone');
  const page = await arrive(context);
  await expect.poll(async () => (await needed(page, '.json')).length).toBe(5);
  await context.setOffline(true);
  await page.goto('/practice');
  await page.getByRole('link', { name: /^Puzzles/ }).click();
  await expect(page.locator('#dock')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('heading', { name: 'The best answer' })).toBeVisible();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Play today’s bazaar' }).click();
  await new Player(page, 'touch').asked();
  const table = page.url();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expect(page).toHaveURL(table);
});

test('every ruleset can be played without a network after a first visit', async ({ visit }) => {
  const context = await visit();
  const page = await arrive(context);
  const networks = () => needed(page, '.weights');
  await expect.poll(async () => (await networks()).length).toBe(4);
  await context.setOffline(true);
  for (const network of await networks()) {
    const bytes = await page.evaluate(
      async (path) => (await (await fetch(path)).arrayBuffer()).byteLength,
      network,
    );
    expect(bytes, network).toBeGreaterThan(100_000);
  }
});

test('the site asks nobody but its own folder, and no server of ours', async ({ visit, host }) => {
  const page = await arrive(await visit());
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.address)) foreign.push(request.url());
  });
  await playNow(page);
  await new Player(page).asked();
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
  expect(host.asked.filter((path) => path.startsWith('/api'))).toEqual([]);
});
