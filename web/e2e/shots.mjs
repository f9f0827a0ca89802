// Opens the positions of /dev at every size, in both themes and three languages; checks that nothing scrolls,
// overflows, is cut off or too small to touch, runs the accessibility check, and keeps pictures in shots/.
//   node e2e/shots.mjs [fixture,fixture] [size,size] [theme] [locale]
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { launch, open, SIZES } from './browser.mjs';
import { serve } from './serve.mjs';

const [, , fixtures, sizes, themes, locales] = process.argv;
const list = (given, all) => (given && given !== 'all' ? given.split(',') : all);
const every = readdirSync(new URL('../src/fixtures/', import.meta.url)).map((file) =>
  file.replace('.json', ''),
);
const shots = new URL('../shots/', import.meta.url).pathname;
mkdirSync(shots, { recursive: true });
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What is wrong with the page as it stands. */
function audit() {
  const wrong = [];
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  const table = document.querySelector('.table');
  if (table && (scrollWidth > clientWidth || scrollHeight > clientHeight))
    wrong.push(`page scrolls: ${scrollWidth}x${scrollHeight}`);
  const seen = (element) => {
    const style = getComputedStyle(element);
    return style.visibility !== 'hidden' && style.display !== 'none' && element.getClientRects().length > 0;
  };
  const label = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte')).join('.')} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  if (table) {
    for (const element of table.querySelectorAll('button, h2, p, .own, .ask, .player, a')) {
      if (!seen(element) || element.closest('.said, .recap ol, .hand.many')) continue;
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
        wrong.push(
          `outside: ${label(element)} ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right)},${Math.round(box.bottom)}`,
        );
    }
    for (const element of table.querySelectorAll(
      '.ask, .own, .player, .body, .face, .button, .plate, .reason, .number, .slot, .pick',
    )) {
      if (!seen(element)) continue;
      if (element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).overflow !== 'visible')
        wrong.push(`cut: ${label(element)} ${element.scrollHeight}>${element.clientHeight}`);
      // The tick of a filled slot stands out on purpose.
      if (element.scrollWidth > element.clientWidth + 2 && !element.matches('.slot'))
        wrong.push(`wide: ${label(element)} ${element.scrollWidth}>${element.clientWidth}`);
    }
    const touch = matchMedia('(pointer: coarse)').matches;
    for (const element of touch ? table.querySelectorAll('button') : []) {
      if (!seen(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 32 || height < 30)
        wrong.push(`small: ${label(element)} ${Math.round(width)}x${Math.round(height)}`);
    }
  }
  return wrong;
}

const { server, url } = await serve();
const browser = await launch();
let failures = 0;
for (const size of list(sizes, Object.keys(SIZES)))
  for (const theme of list(themes, ['light', 'dark']))
    for (const locale of list(locales, ['en'])) {
      const page = await open(browser, size, { theme, locale });
      for (const fixture of list(fixtures, every)) {
        const name = `${fixture}-${size}-${theme}-${locale}`.replace(/[?=&]/g, '_');
        await page.goto(`${url}/dev/${fixture}`);
        await page.waitForSelector('.board, .ending, .curtain');
        await page.waitForFunction(
          () => document.querySelector('#scene-1') !== null && document.fonts.status === 'loaded',
        );
        await page.screenshot({ path: `${shots}${name}.png` });
        const wrong = await page.evaluate(audit);
        await page.evaluate(axe);
        const report = await page.evaluate(() =>
          // A tile's name is said in full; numbers printed in its picture are not part of it.
          globalThis.axe.run(document, {
            resultTypes: ['violations'],
            rules: { 'label-content-name-mismatch': { enabled: false } },
          }),
        );
        for (const { id, nodes } of report.violations)
          wrong.push(`axe ${id}: ${nodes.length}x ${nodes[0].html.slice(0, 120)}`);
        wrong.push(...page.trouble.splice(0));
        if (wrong.length) {
          failures++;
          console.log(`${name}\n  ${wrong.join('\n  ')}`);
        }
      }
      await page.context().close();
    }
await browser.close();
server.close();
console.log(failures ? `${failures} pages with trouble` : 'all pages are fine');
process.exitCode = failures ? 1 : 0;
