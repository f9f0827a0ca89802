// Every page, in every language, both themes, small and large: whole, readable, accessible. Usability test 10.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { speaks, type Locale } from './help/languages';
import { BOT, ME, newTable, OPEN, record, tableAt } from './help/tables';
import { expect, test, type Size } from './help/test';

const PAGES: Record<string, string> = {
  home: '/',
  'new table': '/new',
  'quick match': '/match',
  practice: '/practice',
  'daily bazaar': '/daily',
  puzzles: '/puzzles',
  'past games': '/past',
  friends: '/friends',
  clubs: '/clubs',
  'hand in a record': '/replay',
  'hand in a record to study': '/study',
  laboratory: '/laboratory',
  rules: '/rules',
  'a turn': '/rules/turn',
  'a place': '/rules/place-9',
  'a card': '/rules/card-stay',
  'a tile': '/rules/tile-red',
  'a figure': '/rules/figure-governor',
  'demand tiles': '/rules/demand',
  layouts: '/rules/layouts',
  rulings: '/rules/rulings',
  'a ruling': '/rules/B-29',
  sureness: '/rules/sureness',
  'rules to print': '/rules/print/base',
  settings: '/settings',
  account: '/account',
  admin: '/admin',
  missing: '/nowhere',
};

/** Pages that need a game. */
async function games(page: Page): Promise<Record<string, string>> {
  const gathering = await newTable(page, [ME, OPEN, BOT]);
  const moment = { near: 2, actions: ['move-2', 'leave', 'act', 'end', 'move-4', 'stop', 'move-6', 'stop'] };
  const table = await tableAt(page, moment);
  const uploaded = await page.request.post('/api/replays', { data: record(moment) });
  const { id } = (await uploaded.json()) as { id: string };
  const sofa = await newTable(page, [OPEN, OPEN, OPEN]);
  return {
    gathering: `/t/${gathering}`,
    table: `/t/${table}`,
    'lobby of a screen': `/t/${sofa}/screen`,
    'seats on a telephone': `/t/${sofa}/hand`,
    screen: `/t/${table}/screen`,
    hand: `/t/${table}/hand`,
    replay: `/replay/${id}?ply=4`,
  };
}

/** Asks the server as whoever's page it is. */
async function post<T>(page: Page, path: string, data: unknown): Promise<T> {
  const reply = await page.request.post(path, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as T;
}

/** Pages of a club, and of a tournament that has begun there: they need two people with an account. */
async function club(page: Page, other: Page): Promise<Record<string, string>> {
  const name = `Club ${Math.random().toString(36).slice(2, 9)}`;
  const password = 'correct horse battery';
  await other.request.get('/api/me');
  await post(page, '/api/me/account', { name, password });
  await post(other, '/api/me/account', { name: `Bartholomäus ${name}`, password });
  const founded = await post<{ id: string; link: string }>(page, '/api/clubs', {
    name,
    about: 'Thursdays, with tea',
  });
  await post(other, `/api/clubs/link/${founded.link}`, {});
  const cup = async (title: string): Promise<string> => {
    const plan = { title, format: 'swiss', size: 2, rounds: 3, game: 'bazaar', options: { players: 2 } };
    const opened = await post<{ line: { id: string } }>(page, `/api/clubs/${founded.id}/tournaments`, plan);
    return opened.line.id;
  };
  const [planned, begun] = [await cup('Autumn cup'), await cup('Winter cup')];
  for (const player of [page, other]) await post(player, `/api/tournaments/${begun}/entries`, {});
  await post(page, `/api/tournaments/${begun}/rounds`, {});
  const { id: me } = (await (await page.request.get('/api/me')).json()) as { id: string };
  const own = { 'own account': '/account', 'own friends': '/friends', 'own clubs': '/clubs' };
  return {
    ...own,
    club: `/clubs/${founded.id}`,
    tournament: `/tournaments/${planned}`,
    'a tournament that has begun': `/tournaments/${begun}`,
    profile: `/players/${me}`,
  };
}

const LOOKS: [Size, 'light' | 'dark', Locale, axe: boolean][] = [
  ['desktop', 'light', 'en', true],
  ['phone', 'dark', 'de', true],
  ['small', 'light', 'pl', false],
  ['desktop', 'dark', 'pl', false],
  ['tablet', 'light', 'de', false],
  ['small', 'dark', 'en', false],
];

for (const [size, theme, locale, axe] of LOOKS) {
  test(`10: every page, ${size}, ${theme}, ${locale}`, async ({ guest }) => {
    test.setTimeout(600_000);
    const page = await guest({ size, settings: { theme, locale } });
    const look = async (pages: Record<string, string>) => {
      for (const [name, path] of Object.entries(pages)) {
        const where = `${name}, ${size}, ${theme}, ${locale}`;
        await page.goto(path);
        await page.locator('main h1, .hero h1, .board').first().waitFor();
        await page.waitForLoadState('networkidle');
        await speaks(page, locale, where);
        const { over, headings, mains } = await page.evaluate(() => ({
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          headings: document.querySelectorAll('h1').length,
          mains: document.querySelectorAll('main').length,
        }));
        expect({ over, headings, mains }, where).toEqual({ over: 0, headings: 1, mains: 1 });
        if (axe) await accessible(page, where);
      }
    };
    await look({ ...PAGES, ...(await games(page)) });
    // With an account some pages are others.
    await look(await club(page, await guest({ size })));
  });
}

test('the pages by keyboard: skip link, search, settings that hold', async ({ guest }) => {
  const page = await guest();
  await page.goto('/');
  await page.locator('.doors').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeFocused();

  await page.goto('/rules');
  await page.getByLabel('Search the rules').fill('b-29');
  await expect(page.locator('.found li').first()).toBeVisible();
  await page.getByLabel('Search the rules').fill('zebra');
  await expect(page.getByText('Nothing found')).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Polski' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Polski' }), 'the focus stays').toBeFocused();
  await page.getByRole('radio', { name: 'Noc' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
});

test('the pages speak the language of the browser until another one is chosen', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto('/rules');
  await page.locator('main h1').waitFor();
  await speaks(page, 'pl', 'rules, first visit');
  await page.locator('header select').focus();
  await page.locator('header select').selectOption('de');
  await expect(page.getByRole('link', { name: 'Einstellungen' }).first()).toBeVisible();
  await expect(page.locator('header select'), 'the focus stays').toBeFocused();
  await speaks(page, 'de', 'rules, chosen');
  await page.goto('/settings');
  await page.locator('main h1').waitFor();
  await speaks(page, 'de', 'settings, next page');
  await context.close();
});
