// The site in Firefox, driven by WebDriver BiDi: a first visit, then no network, and a game is begun and gone on with.
// node --experimental-websocket e2e/site/firefox.mjs FOLDER
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const [folder = '../target/site'] = process.argv.slice(2);
const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const PATIENCE = 120_000;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** A web host as they are, until its network is cut. */
const host = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const type = extname(file) === '.wasm' ? 'application/wasm' : TYPES[extname(file)];
  void readFile(file).then(
    (bytes) => response.writeHead(200, { 'Content-Type': type ?? 'application/octet-stream' }).end(bytes),
    async () =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(await readFile(join(folder, '404.html'))),
  );
});
await new Promise((listening) => host.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${host.address().port}`;

const profile = await mkdtemp(join(tmpdir(), 'bedesten-firefox-'));
const firefox = spawn(
  FIREFOX,
  ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
const ended = new Promise((end) => firefox.once('exit', end));

/** Where Firefox listens. */
const listens = await new Promise((found, failed) => {
  let said = '';
  firefox.stderr.on('data', (text) => {
    said += text;
    const [, socket] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (socket) found(`${socket}/session`);
  });
  firefox.once('exit', () => failed(new Error(`Firefox does not run:\n${said}`)));
  firefox.once('error', failed);
});

const socket = new WebSocket(listens);
await new Promise((open, failed) => {
  socket.onopen = open;
  socket.onerror = failed;
});
const waiting = new Map();
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  waiting.get(message.id)?.(message);
  waiting.delete(message.id);
};
let number = 0;
/** One command of the protocol. */
async function command(method, params) {
  const id = ++number;
  const answered = new Promise((answer) => waiting.set(id, answer));
  socket.send(JSON.stringify({ id, method, params }));
  const answer = await answered;
  if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
  return answer.result;
}

async function play() {
  await command('session.new', { capabilities: {} });
  const { contexts } = await command('browsingContext.getTree', {});
  const { context } = contexts[0];
  const go = (path) =>
    command('browsingContext.navigate', { context, url: address + path, wait: 'complete' });
  /** Runs in the page; what comes of it as text. */
  async function run(what) {
    const { result, exceptionDetails } = await command('script.evaluate', {
      expression: `(${what})()`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }
  /** Until the page says something; what it says. */
  async function until(what, name) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const said = await run(what);
      if (said) return said;
      if (Date.now() > end)
        throw new Error(`in vain: ${name}\n${await run('() => document.body.innerText')}`);
      await new Promise((soon) => setTimeout(soon, 100));
    }
  }

  await go('/');
  await until(
    `async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'`,
    'the site is on the device',
  );
  host.close();
  host.closeAllConnections();
  await go('/');
  await until(
    `() => { const play = [...document.querySelectorAll('button')].find((one) => /Play now/.test(one.textContent));
      play?.click(); return play !== undefined; }`,
    'play now',
  );
  // Whatever is asked, the first that can be pressed is pressed, and confirmed.
  const press = `() => {
    const asked = document.querySelector('.ask.mine');
    if (!asked || asked.querySelector('.sending, .body[aria-disabled]')) return '';
    const can = document.querySelector('.ask [data-confirm]') ??
      document.querySelector('.ask [data-answer]:not([aria-disabled])') ??
      document.querySelector('.tile.legal:not(.dashed)') ?? document.querySelector('.tile.legal');
    const title = asked.querySelector('h2')?.textContent ?? '';
    can?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return can ? title : '';
  }`;
  const asked = new Set();
  for (let i = 0; i < 12; i++) {
    asked.add(await until(press, 'something is asked'));
    await new Promise((soon) => setTimeout(soon, 300));
  }
  const table = await run('() => location.pathname');
  await go(table);
  await until(`() => document.querySelector('.ask.mine h2')?.textContent`, 'the game is found again');
  console.log(`Firefox without a network: ${asked.size} different questions were answered at ${table}`);
}

try {
  await play();
} finally {
  socket.close();
  firefox.kill();
  await ended;
  host.close();
  await rm(profile, { recursive: true, force: true });
}
