// Where the rubies came from: a table at the end of a game, a chart and a table beside a replay, for every box.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BazaarStory } from '../src/lib/games/bazaar/bazaar';
import { accessible } from './help/axe';
import { expect, test } from './help/test';

const GAMES = new URL('../../fixtures/games/', import.meta.url);
const CHART = '.chart svg[role="img"]';

async function uploaded(page: Page, game: string): Promise<{ id: string; story: BazaarStory }> {
  await page.request.get('/api/me');
  const record = JSON.parse(readFileSync(new URL(`${game}.json`, GAMES), 'utf8')) as unknown;
  const { id } = (await (await page.request.post('/api/replays', { data: record })).json()) as { id: string };
  const story = await page.request.get(`/api/replays/${id}/story`);
  return { id, story: (await story.json()) as BazaarStory };
}

const gained = (story: BazaarStory) =>
  story.log.flatMap(({ ply, events }) =>
    events.flatMap((event) => (event.event === 'ruby_gained' ? [{ ...event, ply }] : [])),
  );

test('the end of a game shows where and in which turn each ruby came', async ({ guest }) => {
  const page = await guest({ size: 'phone', settings: { theme: 'dark' } });
  await page.goto('/dev/over');
  const came = page.locator('.ending td', { hasText: /turn \d+/ });
  await expect(came).toHaveCount(16);
  const bora = page.locator('.ending tr', { hasText: 'Bora' }).last();
  await expect(bora.locator('td', { hasText: /turn \d+/ })).toHaveCount(5);
  await expect(came.first().getByRole('img')).toHaveAttribute('aria-label', /^\d+ \w+/);
  const inside = await came.evaluateAll((cells) =>
    cells.every((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left >= 0 && right <= innerWidth + 1 && cell.scrollWidth <= cell.clientWidth + 1;
    }),
  );
  expect(inside, 'nothing of it is cut off').toBe(true);
  await accessible(page, 'over');
});

test('a press on a ruby goes to the moment when it came', async ({ guest }) => {
  const page = await guest();
  const { id, story } = await uploaded(page, 'base/3-short-greedy');
  const third = gained(story)[2]!;
  await page.goto(`/replay/${id}`);
  await page.locator('.rubies tbody button').nth(2).press('Enter');
  await expect(page.getByText(`Step ${third.ply + 1} of ${story.plies}`)).toBeVisible();
  await expect(
    page.locator('.players li').nth(third.seat).getByRole('img', { name: /rub/i }),
  ).toHaveAttribute('aria-label', new RegExp(`\\b${third.rubies}\\b`));
  // What is still to come is there, but pale.
  await expect(page.locator('.chart .later')).toHaveCount(gained(story).length - 3);
  await accessible(page, 'replay');
});

for (const game of [
  'mocha/3-first-game-greedy',
  'letters/4-random-greedy',
  'great-bazaar/5-random-greedy',
  'dice/3-medium',
])
  test(`every ruby of ${game} is in the chart and in the table`, async ({ guest }) => {
    const page = await guest({ size: 'phone', settings: { locale: 'de' } });
    const { id, story } = await uploaded(page, game);
    await page.goto(`/replay/${id}?ply=${story.plies}`);
    const count = gained(story).length;
    expect(count).toBeGreaterThan(0);
    await expect(page.locator(`${CHART} .from`)).toHaveCount(count);
    await expect(page.locator('.rubies tbody tr')).toHaveCount(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
