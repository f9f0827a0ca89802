// The requests that a device answers by itself, where a server would: the same addresses, the same answers.
import type { AnyLine, AnyTables } from '../game';
import type { Me } from '../types/Me';
import type { BeginDaily } from '../types/BeginDaily';
import type { GoOn } from '../types/GoOn';
import type { NewTable } from '../types/NewTable';
import { beginDay, dailyCalendar, dailyPage } from './days';
import { checkRoom, refuse, type Desk } from './desk';
import type { Request } from './engine';
import { arrived, fileOf } from './gameFile';
import type { Kept, KeptTable, Opened } from './kept';

type Handler = (desk: Desk, parts: string[], body: unknown, query: URLSearchParams) => unknown;

const seatIn = (query: URLSearchParams) => (query.has('seat') ? Number(query.get('seat')) : null);

async function opened(desk: Desk, id: string): Promise<AnyLine> {
  const found = (await desk.store.read(id)) ?? refuse('no_such_table', 'it is not on this device');
  const { table, changes } = found;
  return desk.engine.call<Opened>({ call: 'open', kept: table.kept, changes }).line;
}

async function create(desk: Desk, wanted: NewTable<unknown>): Promise<AnyLine['table']> {
  return begin(desk, { call: 'create', new: wanted });
}

/** Deals what is asked for, keeps it, and opens it. */
async function begin(desk: Desk, request: Request): Promise<AnyLine['table']> {
  await checkRoom(desk);
  const { id: me, name } = desk.me();
  const kept = desk.engine.call<Kept>({
    ...request,
    id: `local-${desk.random(8)}`,
    me,
    name,
    seed: desk.random(32),
    now: desk.now(),
  });
  const { line } = desk.engine.call<Opened>({ call: 'open', kept, changes: [] });
  await desk.store.add(kept, line);
  return line.table;
}

/** A game of another device goes on here. */
async function bring(desk: Desk, body: unknown): Promise<AnyLine['table']> {
  await checkRoom(desk);
  const { kept: sent, changes } = arrived(body);
  const kept = desk.engine.call<Kept>({ call: 'arrive', kept: sent, changes, me: desk.me().id });
  const { line } = desk.engine.call<Opened>({ call: 'open', kept, changes });
  const here = await desk.store.read(kept.id);
  const known = here?.changes ?? [];
  const begins = known.every(({ version, change }, i) => {
    const other = changes[i];
    return other === undefined || (other.version === version && other.change === change);
  });
  if (here && (!begins || here.table.kept.seed !== kept.seed))
    refuse('stale', 'this game has gone on in another way on this device');
  // What is here already may be further than the file.
  if (known.length >= changes.length && here) return here.table.line.table;
  await desk.store.bring(kept, changes, line);
  return line.table;
}

/** The same game once more: who sat there, by the same rules. */
async function again(desk: Desk, id: string): Promise<AnyLine['table']> {
  const { table } = await opened(desk, id);
  let mine = 0;
  const seats = table.seats.map(({ sitter, name }) => {
    if (sitter.sitter === 'bot') return { chair: 'bot' as const, level: sitter.level };
    return mine++ === 0 ? { chair: 'me' as const } : { chair: 'hot_seat' as const, name };
  });
  return create(desk, { game: table.game, options: table.options, seats, public: false, begin: true });
}

/** Those that wait for somebody here first, then those that were played last. */
function inOrder(tables: KeptTable[]): AnyTables {
  const waits = ({ line }: KeptTable) =>
    line.asked !== null && line.table.mine.includes(line.asked) ? 0 : line.table.phase === 'over' ? 2 : 1;
  const sorted = tables.sort((a, b) => waits(a) - waits(b) || b.line.table.changed - a.line.table.changed);
  return { mine: sorted.map(({ line }) => line), open: [] };
}

async function ofRecord(desk: Desk, id: string): Promise<string> {
  return (await desk.store.record(id)) ?? refuse('no_such_replay', 'it is not on this device');
}

const me = (desk: Desk): Me => ({ ...desk.me(), account: null, password: false });

/** By method and address; a star stands for a name in it. */
const HANDLERS: Record<string, Handler> = {
  'GET /me': me,
  'PUT /me': (desk, _, body) => {
    desk.rename((body as { name: string }).name);
    return me(desk);
  },
  'GET /offer': ({ engine }) => engine.call({ call: 'offer' }),
  'POST /layout': ({ engine, random }, _, body) =>
    engine.call({ call: 'draw', ...(body as object), seed: random(32) }),
  'GET /tables': async ({ store }) => inOrder(await store.tables()),
  'POST /tables': (desk, _, body) => create(desk, body as NewTable<unknown>),
  'GET /tables/*': async (desk, [id = '']) => (await opened(desk, id)).table,
  'DELETE /tables/*': async ({ store }, [id = '']) => {
    if (!(await store.read(id))) refuse('no_such_table', 'it is not on this device');
    await store.remove(id);
    return null;
  },
  'POST /tables/*/again': (desk, [id = '']) => again(desk, id),
  'GET /tables/*/story': async (desk, [id = ''], _, query) => {
    await opened(desk, id);
    return desk.engine.call({ call: 'story', seat: seatIn(query) });
  },
  'GET /tables/*/moments/*': async (desk, [id = '', ply], _, query) => {
    await opened(desk, id);
    return desk.engine.call({ call: 'moment', ply: Number(ply), seat: seatIn(query) });
  },
  'GET /tables/*/hint': async (desk, [id = '']) => {
    await opened(desk, id);
    return desk.engine.ask({ call: 'hint' });
  },
  'GET /tables/*/file': async ({ store }, [id = '']) =>
    fileOf((await store.read(id)) ?? refuse('no_such_table', 'it is not on this device')),
  'POST /tables/file': (desk, _, body) => bring(desk, body),
  'GET /tables/*/record': async (desk, [id = '']) => {
    await opened(desk, id);
    return JSON.parse(desk.engine.call<string>({ call: 'record' })) as unknown;
  },
  'POST /replays': async ({ engine, store, random }, _, body) => {
    const id = `local-${random(8)}`;
    const record = JSON.stringify(body);
    engine.call({ call: 'read', record, id, seat: null });
    await store.addRecord(id, record);
    return { id };
  },
  'GET /replays/*/story': async (desk, [id = ''], _, query) =>
    desk.engine.call({ call: 'read', record: await ofRecord(desk, id), id, seat: seatIn(query) }),
  'GET /replays/*/moments/*': async (desk, [id = '', ply], _, query) => {
    const record = await ofRecord(desk, id);
    return desk.engine.call({ call: 'read_moment', record, ply: Number(ply), seat: seatIn(query) });
  },
  'POST /replays/*/table': async (desk, [id = ''], body) => {
    const { ply, seats } = body as GoOn;
    return begin(desk, { call: 'go_on', record: await ofRecord(desk, id), ply, seats });
  },
  'POST /proof': ({ engine }, _, body) => engine.call({ call: 'verify', record: JSON.stringify(body) }),
  'GET /school': ({ engine }) => engine.call({ call: 'school' }),
  'POST /school/*': ({ engine }, [chapter = ''], body) =>
    engine.call({ call: 'lesson', chapter, lesson: body }),
  'GET /school/film': ({ engine }) => engine.call({ call: 'film' }),
  'GET /school/film/moments/*': ({ engine }, [ply]) => engine.call({ call: 'film_moment', ply: Number(ply) }),
  'GET /puzzles': ({ engine }) => engine.ask({ call: 'puzzles' }),
  'GET /puzzles/*': ({ engine }, [id = '']) => engine.ask({ call: 'puzzle', id }),
  'POST /puzzles/*': ({ engine }, [id = ''], attempt) => engine.ask({ call: 'puzzle_answer', id, attempt }),
  'GET /puzzles/*/record': ({ engine }, [id = '']) => engine.ask({ call: 'puzzle_record', id }),
  'GET /daily': (desk) => dailyPage(desk, null),
  'GET /daily/calendar': (desk, _, __, query) => dailyCalendar(desk, query.get('month') ?? ''),
  'GET /daily/*': (desk, [day = '']) => dailyPage(desk, day),
  'POST /daily': (desk, _, body) => beginDay(desk, body as BeginDaily),
  'GET /replays/*/record': async (desk, [id = '']) => JSON.parse(await ofRecord(desk, id)) as unknown,
};

/** Answers a request as a server would; throws what is refused. */
export async function answer(desk: Desk, method: string, address: string, body: unknown): Promise<unknown> {
  const [path = '', query = ''] = address.split('?');
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  for (const [known, handler] of Object.entries(HANDLERS)) {
    const [verb, pattern = ''] = known.split(' ');
    const wanted = pattern.split('/').slice(1);
    if (verb !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, i) => part === '*' || part === parts[i])) continue;
    const names = parts.filter((_, i) => wanted[i] === '*');
    return handler(desk, names, body, new URLSearchParams(query));
  }
  return refuse('no_such_page', 'this needs a server, and there is none');
}
