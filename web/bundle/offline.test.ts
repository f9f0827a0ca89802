// The service worker of a site, with caches and tabs that are made up here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

/** A device with its caches and open tabs; versions of the site come and go on it. */
function device() {
  const stores = new Map<string, Map<string, Response>>();
  const open = new Set<string>();
  const cacheOf = (name: string) => {
    const files = stores.get(name) ?? stores.set(name, new Map<string, Response>()).get(name)!;
    return {
      match: (file: string) => Promise.resolve(files.get(file)?.clone()),
      put: (file: string, response: Response) => Promise.resolve(void files.set(file, response)),
      delete: (file: string) => Promise.resolve(files.delete(file)),
      addAll: (all: string[]) => Promise.resolve(all.forEach((one) => files.set(one, new Response(one)))),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: (file: string) =>
      Promise.resolve(
        [...stores.values()]
          .map((files) => files.get(file))
          .find((one) => one)
          ?.clone(),
      ),
  };
  const clients = {
    matchAll: () => Promise.resolve([...open].map((id) => ({ id }))),
    claim: () => Promise.resolve(),
  };
  const location = { origin: 'https://example.org' };
  const gone = () => Promise.resolve(new Response('not found', { status: 404 }));

  /** A version of the worker, also once more after the browser has ended it. */
  function worker(version: string, files: string[]) {
    const source = readFileSync('site/offline.js', 'utf8')
      .replace("const VERSION = '';", `const VERSION = '${version}';`)
      .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
    const listeners = new Map<string, Listener>();
    const listen = (kind: string, listener: Listener) => void listeners.set(kind, listener);
    new Function('addEventListener', 'caches', 'clients', 'location', 'fetch', 'skipWaiting', source)(
      ...[listen, caches, clients, location, gone, () => undefined],
    );
    return async (kind: string, more: Record<string, unknown> = {}): Promise<Response | undefined> => {
      const waits: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners.get(kind)?.({
        ...more,
        waitUntil: (work: Promise<unknown>) => void waits.push(work),
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      await Promise.all(waits);
      return answer;
    };
  }
  const asked = (path: string, mode = 'no-cors') => ({
    request: { url: `https://example.org${path}`, method: 'GET', mode },
  });
  return { stores, open, worker, asked };
}

test('tabs of an old version find its files until the last of them is gone', async () => {
  const { stores, open, worker, asked } = device();
  const old = worker('1', ['/index.html', '/assets/board-1.js']);
  await old('install');
  await old('activate');
  open.add('one').add('two');

  const files = ['/index.html', '/assets/board-2.js'];
  const next = worker('2', files);
  await next('install');
  await next('activate');
  // The tab where it was pressed loads itself anew; the other one plays on.
  open.delete('one');
  open.add('one again');
  await next('fetch', asked('/', 'navigate'));
  const chunk = await next('fetch', asked('/assets/board-1.js'));
  expect(await chunk?.text(), 'a chunk of the old version').toBe('/assets/board-1.js');
  expect([...stores.keys()]).toEqual(['bedesten-1', 'bedesten-2']);

  // The browser ends workers as it likes: what was noted is not in memory.
  const later = worker('2', files);
  await later('message', { data: 'keep all' });
  expect([...stores.keys()], 'somebody still plays').toEqual(['bedesten-1', 'bedesten-2']);
  open.delete('two');
  await later('message', { data: 'keep all' });
  expect([...stores.keys()]).toEqual(['bedesten-2']);
  expect([...(stores.get('bedesten-2')?.keys() ?? [])], 'nothing else is left').toEqual(files);
});

test('where no tab is open the old version goes at once', async () => {
  const { stores, worker } = device();
  await worker('1', ['/index.html'])('install');
  const next = worker('2', ['/index.html']);
  await next('install');
  await next('activate');
  expect([...stores.keys()]).toEqual(['bedesten-2']);
});
