import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeDatabase, FakeRange } from './fakeDatabase';
import type { Kept, KeptChange, KeptTable } from './kept';
import { Conflict, NoRoom, Store } from './store';

const kept: Kept = { id: 'local-1', game: 'dice', created: 0 };
const line = (at: number) => ({ at }) as unknown as KeptTable['line'];
const change = (version: number, what = 'c'): KeptChange => ({ version, change: what, request: null });

let database: FakeDatabase;
let store: Store;
beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', FakeRange);
  database = new FakeDatabase();
  store = new Store(database as unknown as IDBDatabase);
});
afterEach(() => vi.unstubAllGlobals());
const found = async () => (await store.read('local-1'))?.changes.map(({ change }) => change);

describe('the store of a device', () => {
  it('gives a table back with its changes in their order', async () => {
    await store.add(kept, line(0));
    for (let version = 1; version <= 12; version++)
      await store.append('local-1', change(version, `c${version}`), line(version));
    expect(await found()).toEqual(Array.from({ length: 12 }, (_, i) => `c${i + 1}`));
    expect((await store.tables()).map(({ line }) => line)).toEqual([line(12)]);
    expect(await store.read('another')).toBeNull();
  });

  it('lets one of two tabs write a change, and the other keeps nothing of its own', async () => {
    await store.add(kept, line(0));
    await store.append('local-1', change(1, 'theirs'), line(1));
    await expect(store.append('local-1', change(1, 'mine'), line(9))).rejects.toBeInstanceOf(Conflict);
    expect(await found()).toEqual(['theirs']);
    expect((await store.tables())[0]?.line).toEqual(line(1));
  });

  it('says that a device is full, and nothing is half kept', async () => {
    await store.add(kept, line(0));
    database.fails = 'QuotaExceededError';
    await expect(store.append('local-1', change(1), line(1))).rejects.toBeInstanceOf(NoRoom);
    await expect(store.bring({ ...kept, id: 'local-2' }, [change(1)], line(1))).rejects.toBeInstanceOf(
      NoRoom,
    );
    database.fails = null;
    expect(await found()).toEqual([]);
    expect(await store.read('local-2')).toBeNull();
  });

  it('takes a game of another device with all of its changes, in the place of what was here of it', async () => {
    await store.add(kept, line(0));
    await store.append('local-1', change(1, 'a'), line(1));
    await store.bring({ ...kept, me: 'me-2' }, [change(1, 'a'), change(2, 'b')], line(2));
    expect(await found()).toEqual(['a', 'b']);
    expect((await store.read('local-1'))?.table).toMatchObject({ kept: { me: 'me-2' }, line: line(2) });
  });

  it('forgets a table with its changes, and no other', async () => {
    await store.bring(kept, [change(1)], line(1));
    await store.bring({ ...kept, id: 'local-2' }, [change(1)], line(1));
    await store.remove('local-1');
    expect(await store.read('local-1')).toBeNull();
    expect((await store.read('local-2'))?.changes).toHaveLength(1);
  });

  it('keeps a record as it was handed in', async () => {
    await store.addRecord('r', '{"game":"dice"}');
    expect(await store.record('r')).toBe('{"game":"dice"}');
    expect(await store.record('s')).toBeNull();
  });
});
