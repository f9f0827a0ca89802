import { describe, expect, it, vi } from 'vitest';
import { sentence } from '../shell/problem';
import { answer } from './answers';
import type { Desk } from './desk';
import { EngineRefusal } from './engine';
import { fileOf } from './gameFile';
import type { Kept, KeptChange, KeptTable } from './kept';

const change = (version: number, what = 'c'): KeptChange => ({ version, change: what, request: null });
const line = (id: string) => ({ table: { id } }) as unknown as KeptTable['line'];

/** A desk whose engine repeats what it is asked, and whose store is a map. */
function desk() {
  const tables = new Map<string, { table: KeptTable; changes: KeptChange[] }>();
  const records = new Map<string, string>([['local-r', '{"game":"dice"}']]);
  const asked: { call: string; [more: string]: unknown }[] = [];
  const call = (request: { call: string; [more: string]: unknown }): unknown => {
    asked.push(request);
    if (request.call === 'open') return { line: line((request.kept as Kept).id), thinks: false };
    if (request.call === 'arrive') return { ...(request.kept as Kept), me: request.me };
    if (request.call === 'create' || request.call === 'go_on')
      return { id: request.id, game: 'dice', created: 0, seed: request.seed };
    return { answered: request.call };
  };
  const store: Desk['store'] = {
    add: (kept, of) => {
      tables.set(kept.id, { table: { id: kept.id, kept, line: of }, changes: [] });
      return Promise.resolve();
    },
    bring: (kept, changes, of) => {
      tables.set(kept.id, { table: { id: kept.id, kept, line: of }, changes: [...changes] });
      return Promise.resolve();
    },
    tables: () => Promise.resolve([...tables.values()].map(({ table }) => table)),
    read: (id) => Promise.resolve(tables.get(id) ?? null),
    remove: (id) => {
      tables.delete(id);
      return Promise.resolve();
    },
    days: () => Promise.resolve([]),
    addDay: vi.fn(),
    keepDay: vi.fn(),
    addRecord: vi.fn(),
    record: (id) => Promise.resolve(records.get(id) ?? null),
  };
  const made: Desk = {
    engine: { call: call as never, ask: ((request: never) => Promise.resolve(call(request))) as never },
    store,
    me: () => ({ id: 'me-2', name: 'Ada' }),
    rename: vi.fn(),
    now: () => 7,
    random: (bytes) => 'ab'.repeat(bytes),
  };
  return { made, tables, asked };
}

const refusal = (code: string) => ({ problem: { code } });

describe('the school on this device', () => {
  it('has the addresses of a server', async () => {
    const { made, asked } = desk();
    await answer(made, 'GET', '/school', undefined);
    await answer(made, 'POST', '/school/first', { answers: [], attempt: null });
    await answer(made, 'GET', '/school/film', undefined);
    await answer(made, 'GET', '/school/film/moments/12', undefined);
    expect(asked).toEqual([
      { call: 'school' },
      { call: 'lesson', chapter: 'first', lesson: { answers: [], attempt: null } },
      { call: 'film' },
      { call: 'film_moment', ply: 12 },
    ]);
  });
});

it('puzzles on this device have the addresses of a server', async () => {
  const { made, asked } = desk();
  const attempt = { answer: null, hinted: false, standing: null };
  await answer(made, 'GET', '/puzzles', undefined);
  await answer(made, 'GET', '/puzzles/base-1', undefined);
  await answer(made, 'POST', '/puzzles/base-1', attempt);
  await answer(made, 'GET', '/puzzles/base-1/record', undefined);
  expect(asked).toEqual([
    { call: 'puzzles' },
    { call: 'puzzle', id: 'base-1' },
    { call: 'puzzle_answer', id: 'base-1', attempt },
    { call: 'puzzle_record', id: 'base-1' },
  ]);
});

describe('games of a device', () => {
  const wanted = { game: 'dice', seats: [] };

  it('are deleted one by one, for ever', async () => {
    const { made, tables } = desk();
    const { id } = (await answer(made, 'POST', '/tables', wanted)) as { id: string };
    expect([...tables.keys()]).toEqual([id]);
    await answer(made, 'DELETE', `/tables/${id}`, undefined);
    expect([...tables.keys()]).toEqual([]);
    await expect(answer(made, 'DELETE', `/tables/${id}`, undefined)).rejects.toMatchObject(
      refusal('no_such_table'),
    );
  });

  it('are so many at most, and the refusal says what to do', async () => {
    const { made, tables } = desk();
    for (let n = 0; n < 500; n++)
      tables.set(`t${n}`, { table: { id: `t${n}`, kept: {} as Kept, line: line(`t${n}`) }, changes: [] });
    await expect(answer(made, 'POST', '/tables', wanted)).rejects.toMatchObject(refusal('full_device'));
    expect(sentence(refusal('full_device'))).toContain('Delete games');
    await answer(made, 'DELETE', '/tables/t7', undefined);
    await answer(made, 'POST', '/tables', wanted);
    expect(tables.size).toBe(500);
  });
});

describe('a record on this device', () => {
  it('is proved by the engine', async () => {
    const { made, asked } = desk();
    await answer(made, 'POST', '/proof', { game: 'dice' });
    expect(asked).toEqual([{ call: 'verify', record: '{"game":"dice"}' }]);
  });

  it('is gone on from as a new table', async () => {
    const { made, asked, tables } = desk();
    const wish = { ply: 9, seats: [{ chair: 'me' }], joint: true };
    const table = await answer(made, 'POST', '/replays/local-r/table', wish);
    expect(table).toEqual({ id: `local-${'ab'.repeat(8)}` });
    expect(asked[0]).toMatchObject({ call: 'go_on', record: '{"game":"dice"}', ply: 9, me: 'me-2' });
    expect(asked[0]).not.toHaveProperty('joint');
    expect([...tables.keys()]).toEqual([(table as { id: string }).id]);
    await expect(answer(made, 'POST', '/replays/none/table', wish)).rejects.toMatchObject(
      refusal('no_such_replay'),
    );
  });
});

describe('a game as a file', () => {
  const kept: Kept = { id: 'local-1', game: 'dice', created: 0, seed: 'aa', me: 'me-1' };
  const file = (...changes: KeptChange[]) =>
    fileOf({ table: { id: kept.id, kept, line: line(kept.id) }, changes });

  it('comes to this device with all of its changes, for whoever sits here', async () => {
    const { made, tables } = desk();
    await answer(made, 'POST', '/tables/file', file(change(1), change(2)));
    expect(tables.get('local-1')).toMatchObject({ table: { kept: { me: 'me-2' } }, changes: [{}, {}] });
    expect(await answer(made, 'GET', '/tables/local-1/file', undefined)).toMatchObject({
      format: 'bedesten-game',
      version: 1,
      changes: [change(1), change(2)],
    });
  });

  it('goes on with what is here if that is further, and never takes back what was played', async () => {
    const { made, tables } = desk();
    await answer(made, 'POST', '/tables/file', file(change(1), change(2)));
    await answer(made, 'POST', '/tables/file', file(change(1)));
    expect(tables.get('local-1')?.changes).toHaveLength(2);
    await answer(made, 'POST', '/tables/file', file(change(1), change(2), change(3)));
    expect(tables.get('local-1')?.changes).toHaveLength(3);
    const other = file(change(1), change(2, 'another'), change(3), change(4));
    await expect(answer(made, 'POST', '/tables/file', other)).rejects.toMatchObject(refusal('stale'));
    expect(tables.get('local-1')?.changes).toHaveLength(3);
  });

  it('is refused if it is something else, or of another version', async () => {
    const { made, tables } = desk();
    const record = { format: 'bedesten-record', actions: [] };
    for (const body of [null, 7, record, { ...file(), kept: null }, { ...file(), changes: {} }])
      await expect(answer(made, 'POST', '/tables/file', body)).rejects.toMatchObject(refusal('malformed'));
    await expect(answer(made, 'POST', '/tables/file', { ...file(), version: 2 })).rejects.toMatchObject(
      refusal('old_client'),
    );
    expect(tables.size).toBe(0);
  });
});

it('what needs other people is refused plainly', async () => {
  await expect(answer(desk().made, 'GET', '/ratings/base/2', undefined)).rejects.toBeInstanceOf(
    EngineRefusal,
  );
});
