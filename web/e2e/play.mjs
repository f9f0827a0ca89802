// Plays a whole game against bots through the real page, by pressing what glows.
//   SERVER=http://127.0.0.1:7878 node e2e/play.mjs [size] [seed]
// SERVER is a running game server; the page comes from dist/.
import { mkdirSync } from 'node:fs';
import { launch, open } from './browser.mjs';
import { serve } from './serve.mjs';

const [, , size = 'desktop', seed = '1', keyboard] = process.argv;
const shots = new URL('../shots/', import.meta.url).pathname;
mkdirSync(shots, { recursive: true });
const { server, url } = await serve(0, process.env.SERVER ?? 'http://127.0.0.1:7878');
const browser = await launch();
const page = await open(browser, size, { settings: { end_turn: 'press' } });
let random = Number(seed) * 7919;
const chance = () => (random = (random * 1103515245 + 12345) % 2147483648) / 2147483648;
const pick = (list) => list[Math.floor(chance() * list.length)];

await page.goto(`${url}/dev`);
const id = await page.evaluate(async () => {
  await fetch('/api/me');
  const wanted = {
    game: 'bazaar',
    options: {
      ruleset: 'base',
      variants: { neutral_assistants: false, caravan_leader: false },
      players: 3,
      layout: 'short',
    },
    seats: [{ chair: 'me' }, { chair: 'bot', level: 'easy' }, { chair: 'bot', level: 'easy' }],
    public: false,
    begin: true,
  };
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const table = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(table));
  return table.id;
});
await page.goto(`${url}/t/${id}`);
await page.waitForSelector('.board');
const counts = {};
let presses = 0;
let stuck = 0;
let last = '';
const started = Date.now();
for (let turn = 0; turn < 3000; turn++) {
  if (await page.$('.ending')) break;
  // Whatever can be pressed now: places that glow, answers in the dock, now and then a card.
  const state = await page.evaluate(() => ({
    mine: document.querySelector('.ask.mine') !== null && !document.querySelector('.ask .sending'),
    places: [
      ...document.querySelectorAll(
        document.querySelector('.tile.legal:not(.dashed)') ? '.tile.legal:not(.dashed)' : '.tile.legal',
      ),
    ].map((tile) => tile.dataset.place),
    answers: [...document.querySelectorAll('.ask [data-answer]:not([aria-disabled])')].map(
      (button) => button.dataset.answer,
    ),
    cards: [...document.querySelectorAll('.hand .face.legal')].map((card) => card.dataset.card),
    title: document.querySelector('.ask h2')?.textContent ?? '',
    refusal: document.querySelector('.refusal')?.textContent ?? '',
  }));
  if (!state.mine) {
    await page.waitForTimeout(60);
    continue;
  }
  const key = JSON.stringify(state);
  stuck = key === last ? stuck + 1 : 0;
  last = key;
  if (stuck > 25) throw new Error(`stuck at ${key}`);
  counts[state.title] = (counts[state.title] ?? 0) + 1;
  if (counts[state.title] === 1)
    await page.screenshot({ path: `${shots}play-${size}-${Object.keys(counts).length}.png` });
  presses++;
  const press = async (selector) => {
    const target = page.locator(selector).first();
    if (keyboard) {
      await target.focus();
      await page.keyboard.press('Enter');
    } else if (size === 'desktop') await target.click({ timeout: 3000 });
    else await target.tap({ timeout: 3000 });
  };
  try {
    const better = state.answers.filter((answer) => !['skip', 'stop', 'end', 'keep'].includes(answer));
    if (
      state.places.length &&
      !state.answers.some((answer) => answer.startsWith('move') || answer.startsWith('send'))
    )
      await press(`.tile[data-place="${pick(state.places)}"]`);
    else if (better.length) await press(`.ask [data-answer="${pick(better)}"]`);
    else if (state.cards.length && (chance() < 0.3 || state.answers.length === 0))
      await press(`.hand .face[data-card="${pick(state.cards)}"]`);
    else if (state.answers.length) await press(`.ask [data-answer="${pick(state.answers)}"]`);
    else await page.keyboard.press('Escape');
  } catch (error) {
    console.log(`press failed at ${state.title}: ${String(error).split('\n')[0]}`);
  }
  await page.waitForTimeout(25);
}
const over = (await page.$('.ending')) !== null;
await page.waitForTimeout(800);
await page.screenshot({ path: `${shots}play-${size}-end.png`, fullPage: true });
console.log(
  `${over ? 'played to the end' : 'NOT FINISHED'} at table ${id}: ${presses} presses in ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(counts);
if (page.trouble.length) console.log('trouble:', [...new Set(page.trouble)].slice(0, 10));
await browser.close();
server.close();
process.exitCode = over && page.trouble.length === 0 ? 0 : 1;
