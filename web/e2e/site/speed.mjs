// How many simulations a second the engine makes in Chromium and as a program of this machine: the same study with the
// same seed, piece by piece in turn, so that whatever else the machine does slows both.
// node e2e/site/speed.mjs SITE PROGRAM [RECORD …]
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

const [site, program, ...given] = process.argv.slice(2);
const games = (name) => new URL(`../../../fixtures/games/${name}.json`, import.meta.url);
const RECORDS = given.length
  ? given
  : ['base/3-short-greedy', 'mocha/', 'letters/', 'great-bazaar/', 'dice/'];
const PIECES = Number(process.env.PIECES ?? 12);
const PIECE = Number(process.env.PIECE ?? 4000);

const assets = join(site, 'assets');
const files = await readdir(assets);
const wasm = files.find((file) => /^engine-.*\.wasm$/.test(file));
const networks = files.filter((file) => file.endsWith('.weights'));

/** The folder, and nothing that the page has: the engine alone is measured. */
const host = createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  if (!files.includes(name)) return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>…');
  void readFile(join(assets, name)).then((bytes) =>
    response
      .writeHead(200, { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'text/plain' })
      .end(bytes),
  );
});
await new Promise((listening) => host.listen(0, '127.0.0.1', listening));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${host.address().port}/`);
await page.evaluate(
  async ({ wasm, networks }) => {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(`/${wasm}`), {});
    const { memory, room, call, bring, reply } = instance.exports;
    const handOver = (bytes, to) => {
      const at = room(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const length = to();
      return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, reply(), length)));
    };
    for (const one of networks) handOver(new Uint8Array(await (await fetch(`/${one}`)).arrayBuffer()), bring);
    globalThis.timed = (request) => {
      const bytes = new TextEncoder().encode(JSON.stringify(request));
      const before = performance.now();
      const answer = handOver(bytes, call);
      return { answer, took: performance.now() - before };
    };
  },
  { wasm, networks },
);
const inPage = (request) => page.evaluate((request) => globalThis.timed(request), request);

const native = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
async function here(request) {
  const before = performance.now();
  native.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await lines.next();
  return { answer: JSON.parse(value), took: performance.now() - before };
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
console.log(
  '| ruleset | program, a second | Chromium, a second | of the program | spread |\n|---|---|---|---|---|',
);
for (const name of RECORDS) {
  const [ruleset] = name.split('/');
  const found = name.endsWith('/')
    ? (await readdir(new URL(`../../../fixtures/games/${name}`, import.meta.url)))[0]?.replace('.json', '')
    : name.split('/')[1];
  const record = await readFile(games(`${ruleset}/${found}`), 'utf8');
  const open = { call: 'study_open', record, simulations: 2000, seed: 7 };
  for (const answered of [await here(open), await inPage(open)])
    if (!answered.answer.ok) throw new Error(JSON.stringify(answered.answer));
  const [there, mine] = [[], []];
  for (let piece = 0; piece <= PIECES; piece++) {
    const advance = { call: 'study_advance', simulations: PIECE };
    const [one, other] = [await here(advance), await inPage(advance)];
    if (JSON.stringify(one.answer) !== JSON.stringify(other.answer)) throw new Error(`${name}: they differ`);
    if (one.answer.ok?.pass === 'finished') break;
    // The first piece is compiled.
    if (piece === 0) continue;
    there.push(one.took);
    mine.push(other.took);
  }
  const ratios = there.map((took, i) => took / mine[i]);
  const second = (took) => Math.round((PIECE / took) * 1000).toLocaleString('en');
  const percent = (ratio) => `${Math.round(ratio * 100)} %`;
  console.log(
    `| ${ruleset} | ${second(middle(there))} | ${second(middle(mine))} | ${percent(middle(ratios))} | ${percent(Math.min(...ratios))} – ${percent(Math.max(...ratios))} |`,
  );
}
native.stdin.end();
await browser.close();
host.close();
