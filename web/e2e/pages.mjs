// Looks at every page but the table, in every size, theme and language, against made-up answers: nothing
// sticks out, one heading, landmarks, texts in their language, and no complaint of axe. Then presses its way
// through them by keyboard. `--shots FOLDER` keeps pictures, `--only NAME` looks at one page,
// `--all` at every combination.
//   npm run build && npm run pages
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { preview } from 'vite';
import { serve } from './answers.mjs';
import { launch, open, SIZES } from './browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const value = (name) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const shots = value('--shots');
const only = value('--only');

const PAGES = {
  home: '/',
  'home-empty': '/',
  new: '/new',
  gathering: '/t/h8nn4c6vd1',
  upload: '/replay',
  replay: '/t/k7qm2b3xw9/replay?ply=60',
  rules: '/rules',
  turn: '/rules/turn',
  'rules-place': '/rules/place-9',
  'rules-police': '/rules/place-12',
  'rules-card': '/rules/card-stay',
  'rules-tile': '/rules/tile-red',
  'rules-demand': '/rules/demand',
  'rules-figure': '/rules/figure-governor',
  'rules-layouts': '/rules/layouts',
  rulings: '/rules/rulings',
  ruling: '/rules/B-29',
  sureness: '/rules/sureness',
  settings: '/settings',
  missing: '/nowhere',
};

/** Every size, theme and language is seen on every page, but only with `--all` in every combination. */
function combinations() {
  if (!process.argv.includes('--all')) {
    return [
      ['phone', 'light', 'de'],
      ['phone', 'dark', 'en'],
      ['tablet', 'dark', 'pl'],
      ['desktop', 'light', 'en'],
      ['desktop', 'dark', 'pl'],
    ];
  }
  const all = [];
  for (const size of Object.keys(SIZES))
    for (const theme of ['light', 'dark'])
      for (const locale of ['en', 'de', 'pl']) all.push([size, theme, locale]);
  return all;
}

const faults = [];
const fault = (where, what) => {
  faults.push(`${where}: ${what}`);
  console.log(`✗ ${where}: ${what}`);
};

async function look(browser, baseURL, name, path, size, theme, locale) {
  const where = `${name} ${size} ${theme} ${locale}`;
  const page = await open(browser, { size, theme, locale, baseURL });
  page.on('pageerror', (error) => fault(where, error.message));
  await serve(page, { empty: name === 'home-empty' });
  await page.goto(path);
  await page.locator('main h1, .hero h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    lang: document.documentElement.lang,
    small: [...document.querySelectorAll('main button, main a.button, main select')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 24)
      .map((element) => element.textContent?.trim().slice(0, 30)),
  }));
  if (found.over > 0) fault(where, `sticks out by ${found.over} px`);
  if (found.headings !== 1) fault(where, `${found.headings} main headings`);
  if (found.mains !== 1) fault(where, `${found.mains} main landmarks`);
  if (found.lang !== locale) fault(where, `language ${found.lang}`);
  if (found.small.length > 0) fault(where, `too small to press: ${found.small.join(', ')}`);
  await page.evaluate(axe);
  // The board's labels say in words what the numbers printed on it mean, so they do not repeat them.
  const rules = { 'label-content-name-mismatch': { enabled: name !== 'replay' } };
  const { violations } = await page.evaluate(
    (wanted) => globalThis.axe.run(document, { resultTypes: ['violations'], rules: wanted }),
    rules,
  );
  for (const { id, nodes } of violations) {
    fault(
      where,
      `axe ${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target} ${node.any[0]?.message ?? ''}`)
        .join(' | ')}`,
    );
  }
  if (shots)
    await page.screenshot({ path: `${shots}/${name}-${size}-${theme}-${locale}.png`, fullPage: true });
  await page.context().close();
}

/** What one does on the pages, by keyboard alone. */
async function press(browser, baseURL) {
  const page = await open(browser, { baseURL });
  page.on('pageerror', (error) => fault('press', error.message));
  await serve(page);
  const expect = (what, is) => is || fault('press', what);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

  await page.goto('/');
  await page.locator('.doors').waitFor();
  await page.keyboard.press('Tab');
  expect('the first stop skips to the content', (await focused()).startsWith('Skip'));
  await page.keyboard.press('Enter');
  expect('and does so', await page.evaluate(() => document.activeElement?.id === 'main'));
  await page.keyboard.press('Tab');
  expect('the first choice is Play now', (await focused()).startsWith('Play now'));

  await page.locator('#join-code').fill('nonsense');
  await page.keyboard.press('Enter');
  expect('a wrong code is explained', await page.locator('#join-bad').innerText());
  await page.locator('#join-code').fill('https://example.org/t/h8nn4c6vd1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/h8nn4c6vd1');
  await page.getByRole('button', { name: 'Begin' }).waitFor();

  await page.goto('/new');
  const cells = page.getByRole('group', { name: /Layout of the bazaar/ }).getByRole('button');
  await cells.first().focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  expect('two presses swap two places', /^12 /.test((await cells.first().getAttribute('aria-label')) ?? ''));
  await page.getByRole('radio', { name: 'Random' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Shuffle again' }).waitFor();
  expect('a drawn layout is shown', /^16 /.test((await cells.first().getAttribute('aria-label')) ?? ''));

  await page.goto('/rules');
  await page.getByLabel('Search the rules').fill('b-29');
  expect('a ruling is found by its id', (await page.locator('.found li').count()) > 0);
  await page.getByLabel('Search the rules').fill('zebra');
  expect('nothing is said to be found', (await page.getByText('Nothing found').count()) > 0);

  await page.getByLabel('Search the rules').fill('');
  await page.getByRole('link', { name: 'Tea House' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Tea House', level: 1 }).waitFor();
  const held = () =>
    page.waitForFunction(() => document.activeElement?.id === 'main', null, { timeout: 3000 });
  await held().catch(() => fault('press', 'the focus is lost when a page of the rules opens'));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await held().catch(() => fault('press', 'the focus is lost between pages'));

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Polski' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
  await page.getByRole('radio', { name: 'Noc' }).focus();
  await page.keyboard.press('Space');
  expect(
    'the theme changes at once',
    (await page.evaluate(() => document.documentElement.dataset.theme)) === 'dark',
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();

  await page.goto('/t/k7qm2b3xw9/replay?ply=10');
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => !location.search.endsWith('ply=10'));
  await page.keyboard.press('Home');
  await page.waitForFunction(() => location.search.endsWith('ply=0'));
  await page.context().close();
}

const server = await preview({ preview: { port: 5197, strictPort: true, host: '127.0.0.1' } });
const browser = await launch();
const baseURL = 'http://127.0.0.1:5197';
try {
  for (const [name, path] of Object.entries(PAGES)) {
    if (only && only !== name) continue;
    for (const [size, theme, locale] of combinations())
      await look(browser, baseURL, name, path, size, theme, locale);
  }
  if (!only || only === 'press') await press(browser, baseURL);
} finally {
  await browser.close();
  await server.close();
}
console.log(faults.length === 0 ? 'All pages are fine.' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
