// Takes the pictures in docs/pictures from the running program, in the middle of a real game.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BazaarStory } from '../src/lib/games/bazaar/bazaar';
import { BOT, ME } from './help/tables';
import { expect, test, type Size } from './help/test';

const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const GAME = new URL('../../fixtures/games/base/3-short-greedy.json', import.meta.url);
const LARGEST = 250_000;

type Theme = 'light' | 'dark';
interface Picture {
  name: string;
  size: Size;
  theme: Theme;
  path: (page: Page) => Promise<string>;
}

async function upload(page: Page): Promise<string> {
  await page.request.get('/api/me');
  await page.request.put('/api/me', { data: { name: 'Leyla' } });
  const answer = await page.request.post('/api/replays', { data: JSON.parse(readFileSync(GAME, 'utf8')) });
  return ((await answer.json()) as { id: string }).id;
}

/** A table at the tenth turn of the first seat: assistants are out, rubies are taken. */
async function table(page: Page): Promise<string> {
  const id = await upload(page);
  const story = (await (await page.request.get(`/api/replays/${id}/story`)).json()) as BazaarStory;
  const turn = story.turns.filter(({ seat }) => seat === 0)[9];
  const answer = await page.request.post(`/api/replays/${id}/table`, {
    data: { ply: turn?.ply ?? 0, seats: [ME, BOT, BOT] },
  });
  return `/t/${((await answer.json()) as { id: string }).id}`;
}

const at = (path: string) => () => Promise.resolve(path);
const PICTURES: Picture[] = [
  { name: 'home', size: 'desktop', theme: 'light', path: at('/') },
  { name: 'table-desktop-light', size: 'desktop', theme: 'light', path: table },
  { name: 'table-desktop-dark', size: 'desktop', theme: 'dark', path: table },
  { name: 'table-phone-light', size: 'phone', theme: 'light', path: table },
  { name: 'table-phone-dark', size: 'phone', theme: 'dark', path: table },
  {
    name: 'replay',
    size: 'desktop',
    theme: 'light',
    path: async (page) => `/replay/${await upload(page)}?ply=142`,
  },
  { name: 'ending', size: 'desktop', theme: 'dark', path: at('/dev/over') },
  { name: 'rules', size: 'desktop', theme: 'light', path: at('/rules') },
];

for (const { name, size, theme, path } of PICTURES) {
  test(name, async ({ guest }) => {
    const page = await guest({ size, settings: { theme } });
    await page.goto(await path(page));
    await page.locator('main h1, .hero h1, .board, .chart svg').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
    const picture = Buffer.from(data, 'base64');
    expect(picture.length, name).toBeLessThan(LARGEST);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(new URL(`${name}.webp`, FOLDER), picture);
  });
}
