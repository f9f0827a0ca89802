// The first load is small and quick.
import type { Page } from '@playwright/test';
import { BOT, ME, newTable, sit } from './help/tables';
import { expect, test } from './help/test';

/** Bytes over the line, heads and packed bodies, until nothing more is asked for. */
async function weigh(page: Page, load: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await load();
  await page.waitForLoadState('networkidle');
  return bytes;
}

test('the first page comes in less than 250 KB', async ({ guest }) => {
  const page = await guest();
  const bytes = await weigh(page, () => page.goto('/'));
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(250_000);
});

test('a table comes in less than 250 KB to whoever opens its link first', async ({ guest }) => {
  const page = await guest();
  const id = await newTable(page, [ME, BOT, BOT]);
  const bytes = await weigh(page, () => sit(page, id));
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
});

test('the first page can be pressed within a second', async ({ guest }) => {
  const times: number[] = [];
  // Whatever else the machine does can only add time, so the best of three counts.
  for (let attempt = 0; attempt < 3; attempt++) {
    const page = await guest();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.doors button')) return;
        observer.disconnect();
        (globalThis as { readyAt?: number }).readyAt = performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    const at = await page.waitForFunction(() => (globalThis as { readyAt?: number }).readyAt);
    times.push((await at.jsonValue()) ?? Infinity);
  }
  expect(Math.min(...times)).toBeLessThan(1000);
});
