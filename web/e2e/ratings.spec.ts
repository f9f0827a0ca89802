// Ratings: which tables count and why not, the leaderboard, a profile, and what a game changed.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { finish } from './help/finish';
import { speaks } from './help/languages';
import { BOT, diceTable, ME, newTable, OPEN, sit } from './help/tables';
import { expect, test } from './help/test';

/** The guest of this page gets an account. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.request.get('/api/me');
  const made = await page.request.post('/api/me/account', { data: { name } });
  expect(made.status(), await made.text()).toBe(201);
}

test('the page for a new table says whether it counts, and why not', async ({ guest }) => {
  const page = await guest();
  await page.goto('/new');
  const rated = page.getByRole('switch', { name: 'Rated' });
  await expect(rated).toBeDisabled();
  await expect(page.getByText('Only games of people with an account count.')).toBeVisible();

  await signUp(page, `Aylin ${Date.now()}`);
  await page.reload();
  await expect(rated).toBeEnabled();
  await expect(rated).toBeChecked();
  await expect(page.getByText('It counts if everybody who joins has an account.')).toBeVisible();
  await accessible(page, 'a new table that may count');
});

test('the lobby says whether the game will count', async ({ guest }) => {
  const page = await guest();
  await signUp(page, `Baran ${Date.now()}`);
  const table = await newTable(page, [ME, { chair: 'open' }]);
  await page.goto(`/t/${table}`);
  await expect(page.getByText('Rated, if everybody here has an account')).toBeVisible();
});

test('at a rated table there is no hint to press', async ({ guest }) => {
  const page = await guest();
  await signUp(page, `Cansu ${Date.now()}`);
  await page.goto(`/t/${await newTable(page, [ME, BOT])}`);
  await expect(page.locator('.ask.mine')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('whoever resigns a rated game is asked once more, and has no way back', async ({ guest }) => {
  const [host, friend] = [await guest({ size: 'phone' }), await guest()];
  const name = `Ece ${Date.now()}`;
  await signUp(host, name);
  await signUp(friend, `Firat ${Date.now()}`);
  const id = await newTable(host, [ME, OPEN]);
  await friend.request.post(`/api/tables/${id}/join`, { data: {} });
  await host.request.post(`/api/tables/${id}/begin`, { data: {} });
  await sit(friend, id);
  await sit(host, id);
  await host.getByRole('button', { name: 'Menu' }).tap();
  await host.getByRole('button', { name: /^Resign/ }).tap();
  const sure = host.getByRole('group', { name: 'Resign' });
  await expect(sure).toContainText('whoever leaves comes last and cannot return');
  await accessible(host, 'the menu asks whoever resigns once more');
  await sure.getByRole('button', { name: 'Stay' }).tap();
  await expect(sure).toHaveCount(0);
  await host.getByRole('button', { name: /^Resign/ }).tap();
  await sure.getByRole('button', { name: 'Resign' }).tap();
  await expect(host).toHaveURL(/\/$/);
  const said = friend.getByRole('status').filter({ hasText: `${name} has resigned.` });
  await expect(said).toBeVisible();
  await host.goto(`/t/${id}`);
  await host.locator('.board, .ending').first().waitFor();
  await expect(host.getByRole('button', { name: 'Take your seat back' })).toHaveCount(0);
});

test('an empty leaderboard asks to play, and pickers lead to others', async ({ guest }) => {
  const page = await guest({ size: 'phone' });
  await page.goto('/ratings/great-bazaar/5');
  await expect(page.getByText('Nobody has played this 3 times for a rating yet.')).toBeVisible();
  await expect(page.getByText('Ratings need an account')).toBeVisible();
  await accessible(page, 'an empty leaderboard');
  await page.getByRole('radio', { name: 'dice', exact: false }).check();
  await expect(page).toHaveURL(/\/ratings\/dice\/4$/);
  await page.getByRole('radio', { name: '2 players' }).check();
  await expect(page).toHaveURL(/\/ratings\/dice\/2$/);
});

test('three games make a place on the leaderboard and a line in the profile', async ({ guest }) => {
  test.slow();
  const page = await guest();
  const name = `Derya ${Date.now()}`;
  await signUp(page, name);
  await page.goto('/account');
  await page.getByRole('link', { name: 'My ratings and results' }).click();
  await expect(page.getByText('You have not finished a rated game yet.')).toBeVisible();

  let table = '';
  for (let game = 0; game < 3; game++) {
    table = await diceTable(page, [ME, BOT]);
    await finish(page, table);
  }
  const ending = page.locator('.ending');
  await expect(ending.getByText(/^[+−]\d+$/).first()).toBeVisible();
  await accessible(page, 'the end of a rated game');
  await ending.getByRole('link', { name: 'See the leaderboard' }).click();

  const mine = page.getByRole('row', { name });
  await expect(mine).toContainText('±');
  await expect(mine).toHaveClass(/mine/);
  await expect(page.getByRole('row', { name: 'Bot: easy' })).toBeVisible();
  await accessible(page, 'a leaderboard');
  await mine.getByRole('link', { name }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('img', { name: /Rating after each game: from 1500/ })).toBeVisible();
  const results = 'section[aria-labelledby="results"]';
  await expect(page.locator(results).getByText(/Place [12] of 2/)).toHaveCount(3);
  await accessible(page, 'a profile');
  await page.locator('.numbers a').filter({ hasText: 'Replay' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/replay`));

  // Somebody else sees the results, and no way into the private tables.
  const other = await guest({ size: 'phone', settings: { locale: 'de' } });
  await other.goto('/ratings/dice/2');
  await other.getByRole('link', { name }).click();
  await expect(other.locator(results).getByText(/Platz [12] von 2/)).toHaveCount(3);
  await expect(
    other.getByRole('link', { name: 'Wiederholung' }).and(other.locator('.numbers a')),
  ).toHaveCount(0);
  await speaks(other, 'de', 'a profile');
  const polish = await guest({ size: 'phone', settings: { locale: 'pl', theme: 'dark' } });
  await polish.goto('/ratings/dice/2');
  await expect(polish.getByRole('link', { name })).toBeVisible();
  await speaks(polish, 'pl', 'a leaderboard');
  await accessible(polish, 'a dark leaderboard');
  const wide = await polish.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing sticks out of a phone').toBeLessThanOrEqual(0);
});
