// What a server would answer, for looking at pages without one.
import { readFileSync } from 'node:fs';

const now = Math.floor(Date.now() / 1000);
const variants = { neutral_assistants: false, caravan_leader: false };
const options = { ruleset: 'base', variants, players: 3, layout: 'short', colours: ['red', 'blue', 'green'] };
const person = (id, name) => ({ sitter: { sitter: 'person', id }, name, present: true, again: false });
const bot = (level, name) => ({ sitter: { sitter: 'bot', level }, name, present: true, again: false });
const nobody = () => ({ sitter: { sitter: 'nobody' }, name: '', present: false, again: false });

export const me = { id: 'leyla', name: 'Leyla' };

export function table(id, more = {}) {
  return {
    id,
    game: 'bazaar',
    options,
    phase: 'running',
    seats: [person('leyla', 'Leyla'), person('jurgen', 'Jürgen'), bot('medium', 'Çağrı')],
    public: false,
    host: true,
    mine: [0],
    spectators: 0,
    commitment: null,
    rematch: null,
    created: now - 9000,
    changed: now - 1200,
    ...more,
  };
}

const four = { ...options, players: 4, colours: ['red', 'blue', 'green', 'yellow'] };
export const tables = {
  mine: [
    {
      table: table('k7qm2b3xw9', { changed: now - 1200 }),
      asked: 1,
      question: { ask: 'move' },
      ranking: null,
    },
    {
      table: table('b3xw9k7qm2', {
        changed: now - 10900,
        options: four,
        seats: [
          person('leyla', 'Leyla'),
          person('jurgen', 'Jürgen'),
          person('malgosia', 'Małgosia'),
          bot('hard', 'Çağrı'),
        ],
      }),
      asked: 0,
      question: { ask: 'caravansary_discard' },
      ranking: null,
    },
    {
      table: table('p2fd8n4ht3', { changed: now - 300 }),
      asked: 0,
      question: { ask: 'act', place: 16, family: false },
      ranking: null,
    },
    {
      table: table('h8nn4c6vd1', {
        phase: 'gathering',
        seats: [person('leyla', 'Leyla'), nobody(), bot('medium', 'Bora')],
      }),
      asked: null,
      question: null,
      ranking: null,
    },
    {
      table: table('z9ab1q5er7', { phase: 'over', changed: now - 200000 }),
      asked: null,
      question: null,
      ranking: [2, 1, 3],
    },
  ],
  open: [
    {
      table: table('w4rt6s2gy5', {
        phase: 'gathering',
        public: true,
        host: false,
        mine: [],
        options: four,
        seats: [person('defne', 'Defne'), person('kuba', 'Kuba'), nobody(), nobody()],
      }),
      asked: null,
      question: null,
      ranking: null,
    },
  ],
};

export const offer = {
  games: [{ game: 'bazaar', rulesets: ['base'], fewest: 2, most: 5 }],
  levels: ['easy', 'medium', 'hard', 'expert'],
};

export const gathering = table('h8nn4c6vd1', {
  phase: 'gathering',
  public: true,
  options: four,
  seats: [person('leyla', 'Leyla'), person('jurgen', 'Jürgen'), nobody(), bot('medium', 'Çağrı')],
});

export const layout = [16, 3, 9, 1, 2, 7, 14, 4, 10, 11, 15, 5, 8, 6, 12, 13];
const { story, view } = JSON.parse(readFileSync(new URL('./replay.json', import.meta.url), 'utf8'));
const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1z"/></svg>';

/** Answers everything the pages ask for; `empty` is a house without tables. */
export async function serve(page, { empty = false } = {}) {
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice('/api'.length);
    const json = (body) => route.fulfill({ json: body });
    if (path === '/me') return json(me);
    if (path === '/offer') return json(offer);
    if (path === '/tables') return json(empty ? { mine: [], open: [] } : tables);
    if (path === '/layout') return json({ ...options, layout });
    if (path.endsWith('/qr.svg')) return route.fulfill({ contentType: 'image/svg+xml', body: qr });
    if (path.endsWith('/story')) return json(story);
    if (/\/moments\/\d+$/.test(path)) return json({ ply: 60, view });
    return route.fulfill({ status: 404, json: { code: 'no_such_table', message: path } });
  });
  await page.routeWebSocket('**/live', (socket) => {
    socket.onMessage(() =>
      socket.send(
        JSON.stringify({ type: 'welcome', table: gathering, position: null, from: 0, log: [], undone: [] }),
      ),
    );
  });
}
