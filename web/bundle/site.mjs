// Builds a site that needs no server: node bundle/site.mjs ENGINE.wasm FOLDER base=BASE.weights …. The folder holds
// everything, and any web host serves it as it is; whoever has been there once needs no network any more.
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const [engine, out, ...given] = process.argv.slice(2);
if (!engine || !out || given.length === 0)
  throw new Error('node bundle/site.mjs ENGINE.wasm FOLDER base=BASE.weights …');

/** What somebody loads for a first game, and for all games there are: compressed, in bytes. */
const MOST_AT_FIRST = 1_000_000;
const MOST = 2_500_000;

// The folder of the host in which the site will live: `/`, or `/repo/`.
const base = process.env.BASE ?? '/';
const built = new URL('../dist-site/', import.meta.url);
const bytes = await readFile(engine);
const hash = (/** @type {string | Buffer} */ data) =>
  createHash('sha256').update(data).digest('hex').slice(0, 8);
const name = `assets/engine-${hash(bytes)}.wasm`;
process.env.OUT = 'dist-site';
process.env.ENGINE = `${base}${name}`;

/** @type {Record<string, { from: string, file: string, compressed: number }>} */
const needed = {};
for (const one of given) {
  const [name = '', from = ''] = one.split('=');
  const bytes = await readFile(from);
  const file = `assets/${name}-${hash(bytes)}${extname(from)}`;
  needed[name] = { from, file, compressed: gzipSync(bytes, { level: 9 }).length };
}
process.env.NEEDED = JSON.stringify(
  Object.fromEntries(Object.entries(needed).map(([name, { file }]) => [name, `${base}${file}`])),
);

const compressed = gzipSync(bytes, { level: 9 }).length;
const first = compressed + (needed.base?.compressed ?? 0);
const all = Object.values(needed).reduce((sum, one) => sum + one.compressed, compressed);
console.log(
  `compressed: engine ${compressed}, with the network of the base game ${first}, with all networks and puzzles ${all} bytes`,
);
if (first > MOST_AT_FIRST || all > MOST)
  throw new Error(`too large: a first game may take ${MOST_AT_FIRST} bytes, all of them ${MOST}`);

await import('./build.mjs');
await copyFile(engine, new URL(name, built));
for (const { from, file } of Object.values(needed)) await copyFile(from, new URL(file, built));

/** A page of a site has no headers, so it says itself what it may do; compiling the engine is all that is added. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const page = await readFile(new URL('index.html', built), 'utf8');
const site = page.replace(
  '<meta charset="utf-8" />',
  `<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <link rel="manifest" href="${base}manifest.webmanifest" />
    <meta name="theme-color" content="#1f4199" />`,
);
if (site === page) throw new Error('the page has no head as it is known here');
await writeFile(new URL('index.html', built), site);
// A host that knows no such page shows this one, and the client finds its way by the address.
await writeFile(new URL('404.html', built), site);
await cp(new URL('../site/', import.meta.url), built, { recursive: true });

/** @returns {Promise<string[]>} */
async function files(/** @type {URL} */ folder, prefix = '') {
  const found = [];
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory())
      found.push(...(await files(new URL(`${entry.name}/`, folder), `${prefix}${entry.name}/`)));
    else found.push(prefix + entry.name);
  return found.sort();
}

// The first game is against bots of the base game; other networks and the puzzles follow.
const later = Object.entries(needed)
  .filter(([name]) => name !== 'base')
  .map(([, { file }]) => file);
const kept = (await files(built)).filter(
  (file) => !['404.html', 'offline.js', 'notifications.js', ...later].includes(file),
);
const versions = await Promise.all(kept.map(async (file) => hash(await readFile(new URL(file, built)))));
const version = hash([...later, ...kept.map((file, i) => `${file} ${versions[i]}`)].join('\n'));
const worker = await readFile(new URL('offline.js', built), 'utf8');
await writeFile(
  new URL('offline.js', built),
  worker
    .replace("const BASE = '/';", `const BASE = '${base}';`)
    .replace("const VERSION = '';", `const VERSION = '${version}';`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(kept.map((file) => `${base}${file}`))};`)
    .replace(
      'const NEEDED = [];',
      `const NEEDED = ${JSON.stringify(later.map((file) => `${base}${file}`))};`,
    ),
);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(built, out, { recursive: true });
let total = 0;
for (const file of await files(built)) total += (await stat(new URL(file, built))).size;
console.log(`${kept.length} files, ${Math.round(total / 1024)} KB, in ${out} (from ${fileURLToPath(built)})`);
