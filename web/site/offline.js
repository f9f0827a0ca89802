// Keeps the whole site on the device, so that it opens without a network. Every version has a cache of its own: a page
// never gets files of two versions. A new version waits until the page says that it may take over.
// bundle/site.mjs fills these in.
const VERSION = '';
const FILES = [];
const CACHE = `bedesten-${VERSION}`;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith('bedesten-') && name !== CACHE))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  // Every page of the client is the same file; the client reads the address.
  const wanted = request.mode === 'navigate' ? '/index.html' : address.pathname;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted))
      .then((kept) => kept ?? fetch(request)),
  );
});
