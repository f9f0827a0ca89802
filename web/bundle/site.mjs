// Builds a site that needs no server: node bundle/site.mjs ENGINE.wasm FOLDER. The folder holds everything, and any
// web host serves it as it is; whoever has been there once needs no network any more.
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const [engine, out] = process.argv.slice(2);
if (!engine || !out) throw new Error('node bundle/site.mjs ENGINE.wasm FOLDER');

const built = new URL('../dist-site/', import.meta.url);
const bytes = await readFile(engine);
const hash = (/** @type {string | Buffer} */ data) =>
  createHash('sha256').update(data).digest('hex').slice(0, 8);
const name = `assets/engine-${hash(bytes)}.wasm`;
process.env.OUT = 'dist-site';
process.env.ENGINE = `/${name}`;
await import('./build.mjs');
await copyFile(engine, new URL(name, built));

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
    <link rel="manifest" href="/manifest.webmanifest" />
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

const kept = (await files(built)).filter((file) => !['404.html', 'offline.js', 'notices.js'].includes(file));
const versions = await Promise.all(kept.map(async (file) => hash(await readFile(new URL(file, built)))));
const version = hash(kept.map((file, i) => `${file} ${versions[i]}`).join('\n'));
const worker = await readFile(new URL('offline.js', built), 'utf8');
await writeFile(
  new URL('offline.js', built),
  worker
    .replace("const VERSION = '';", `const VERSION = '${version}';`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(kept.map((file) => `/${file}`))};`),
);

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await cp(built, out, { recursive: true });
let total = 0;
for (const file of await files(built)) total += (await stat(new URL(file, built))).size;
console.log(`${kept.length} files, ${Math.round(total / 1024)} KB, in ${out} (from ${fileURLToPath(built)})`);
