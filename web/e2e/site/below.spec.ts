// The site in a folder of its host: links, engine, offline and manifest know where they are.
import { expect, test } from '@playwright/test';
import { resolve } from 'node:path';
import { enter } from '../help/test';
import { Player } from '../help/player';
import { Host } from './serve';

const FOLDER = resolve(process.env.SITE_BELOW ?? '../target/site-below');
const BASE = process.env.BASE_BELOW ?? '/play/bedesten/';
/** What lies at the root of the host: nothing of ours. */
const ELSEWHERE = resolve('./e2e/site');

test('a site below a path is played, asks for nothing above it, and opens again without a network', async ({
  browser,
}) => {
  const host = await Host.open(ELSEWHERE, { [BASE]: FOLDER });
  const context = await enter(browser, host.address, { size: 'desktop' });
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  await page.goto(BASE);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const active = async () =>
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
    while (!(await active())) await new Promise((soon) => setTimeout(soon, 50));
  });
  for (const link of await page.locator('a[href]').all())
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^(${BASE}|#)`));
  const manifest = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    const { start_url } = (await (await fetch(href)).json()) as { start_url: string };
    return new URL(start_url, href).pathname;
  });
  expect(manifest).toBe(BASE);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await page.waitForURL(new RegExp(`${BASE}t/local-`));
  await new Player(page).asked();
  await page.reload();
  await new Player(page).asked();
  await page.goto(`${BASE}rules`);
  await expect(page.locator('h1')).toBeVisible();
  expect(trouble).toEqual([]);
  expect(host.asked.filter((path) => !path.startsWith(BASE))).toEqual([]);
  host.close();
  await context.close();
});
