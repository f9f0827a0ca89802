// Builds a client for each language into dist/. They share drawings, fonts and styles; what differs are the scripts.
// The page does not name the first of them: first.js knows the language and fetches the right one.
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { locales } from '../src/paraglide/runtime.js';

// Where it is built; a site that needs no server is built elsewhere (bundle/site.mjs).
const folder = process.env.OUT ?? 'dist';
const inDist = (/** @type {string} */ file) => new URL(`../${folder}/${file}`, import.meta.url);

/** Replaces what stands there exactly once. */
function replaced(/** @type {string} */ text, /** @type {RegExp} */ what, /** @type {string} */ by) {
  if (text.match(new RegExp(what, 'g'))?.length !== 1)
    throw new Error(`${what} stands there not exactly once`);
  return text.replace(what, () => by);
}

/** @type {Record<string, string>} */
const scripts = {};
const pages = new Set();
for (const locale of locales) {
  process.env.LOCALE = locale;
  const built = await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: pages.size === 0 } });
  if (!('output' in built)) throw new Error('the client was built in a way that is not known here');
  const entry = built.output.find((file) => file.type === 'chunk' && file.name === 'entry');
  if (!entry) throw new Error('the client has no first script');
  scripts[locale] = `${process.env.BASE ?? '/'}${entry.fileName}`;
  const page = await readFile(inDist('index.html'), 'utf8');
  pages.add(
    replaced(page, new RegExp(`\\s*<script type="module"[^>]* src="${scripts[locale]}"></script>`), ''),
  );
}
if (pages.size !== 1) throw new Error('the pages of the languages differ in more than their scripts');
await writeFile(inDist('index.html'), [...pages].join());
const start = await readFile(inDist('first.js'), 'utf8');
await writeFile(
  inDist('first.js'),
  replaced(start, /var scripts = \{\};/, `var scripts = ${JSON.stringify(scripts)};`),
);
