// The first load is small and quick.
import type { Page } from '@playwright/test';
import { BOT, diceTable, ME, newTable, sit } from './help/tables';
import { expect, test } from './help/test';

interface Weight {
  /** Over the line, heads and packed bodies, until nothing more is asked for. */
  bytes: number;
  /** What was asked for, the socket included. */
  requests: string[];
}

async function weigh(page: Page, load: () => Promise<unknown>): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { bytes: 0, requests: [] };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (weight.bytes += encodedDataLength));
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) weight.requests.push(request.url);
  });
  session.on('Network.webSocketCreated', ({ url }) => weight.requests.push(url));
  await load();
  await page.waitForLoadState('networkidle');
  const { bytes, requests } = weight;
  test
    .info()
    .annotations.push({ type: 'weight', description: `${bytes} bytes, ${requests.length} requests` });
  return weight;
}

function expectLight({ bytes, requests }: Weight): void {
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(200_000);
  expect(requests.length, requests.join('\n')).toBeLessThan(15);
}

test('the first page comes in less than 200 KB and 15 requests', async ({ guest }) => {
  const page = await guest();
  const weight = await weigh(page, async () => {
    await page.goto('/');
    await page.locator('.doors button').first().waitFor();
  });
  expectLight(weight);
});

for (const locale of ['en', 'de', 'pl'] as const)
  test(`a table comes in less than 200 KB and 15 requests by its link, ${locale}`, async ({ guest }) => {
    const page = await guest({ newcomer: true, settings: { locale } });
    const id = await newTable(page, [ME, BOT, BOT]);
    expectLight(await weigh(page, () => sit(page, id)));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });

test('a table of the dice game is as light, and brings nothing of the board game', async ({ guest }) => {
  const page = await guest({ newcomer: true });
  const id = await diceTable(page, [ME, BOT]);
  const weight = await weigh(page, async () => {
    await page.goto(`/t/${id}`);
    await page.locator('.dicegame').waitFor();
  });
  expectLight(weight);
  expect(weight.requests.filter((url) => /bazaar|places/.test(url))).toEqual([]);
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
