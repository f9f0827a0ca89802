// Keeps the whole site on the device, so that it opens without a network. Every version has a cache of its own: a page
// never gets files of two versions. A new version waits until the page says that it may take over; other tabs that were
// opened with the old one find its files until the last of them is gone.
// bundle/site.mjs fills these in.
// The folder of the host in which the site lives.
const BASE = '/';
const VERSION = '';
const FILES = [];
// Networks of the bots and books of puzzles: kept when one is used, and all of them when the page says that there is
// time for it.
const NEEDED = [];
// A page host has several sites at one address; none may touch the caches of another.
const OURS = BASE === '/' ? 'bedesten-' : `bedesten${BASE}`;
const CACHE = `${OURS}${VERSION}`;
const isOurs = (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/');

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  event.waitUntil(replaceOld().then(() => clients.claim()));
});

/** Where it stands which tabs were there when this version took over. */
const OLD_TABS = `${BASE}old-tabs`;

const tabs = async () =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

async function replaceOld() {
  const cache = await caches.open(CACHE);
  // A file that an older version had is the same, and perhaps nobody could fetch it now.
  for (const file of NEEDED) {
    const kept = await caches.match(file);
    if (kept) await cache.put(file, kept);
  }
  await cache.put(OLD_TABS, new Response(JSON.stringify(await tabs())));
  await sweep();
}

/** Deletes what older versions kept once no tab is left that was opened with one of them. */
async function sweep() {
  const cache = await caches.open(CACHE);
  const noted = await cache.match(OLD_TABS);
  if (!noted) return;
  const [before, now] = [await noted.json(), await tabs()];
  if (before.some((id) => now.includes(id))) return;
  const old = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await cache.delete(OLD_TABS);
}

addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
  if (event.data === 'keep all') event.waitUntil(sweep().then(keepNeeded));
});

async function keepNeeded() {
  const cache = await caches.open(CACHE);
  for (const file of NEEDED) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

/** What is not kept is fetched; what the engine needed once is kept from then on. */
async function fetched(cache, request, wanted) {
  const response = await fetch(request);
  if (response.ok && NEEDED.includes(wanted))
    await cache.put(wanted, response.clone()).catch(() => undefined);
  return response;
}

/** What this version does not have may be a file of an older one: a tab that is still open asks for it. */
async function answer(request, wanted) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(wanted)) ?? (await caches.match(wanted));
  return kept ?? fetched(cache, request, wanted);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  // Every page of the client is the same file; the client reads the address.
  const wanted = request.mode === 'navigate' ? `${BASE}index.html` : address.pathname;
  if (request.mode === 'navigate') event.waitUntil(sweep());
  event.respondWith(answer(request, wanted));
});
