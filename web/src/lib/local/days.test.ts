import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DailyTry } from '../types/DailyTry';
import { answer } from './answers';
import type { Desk } from './desk';
import { FakeDatabase, FakeRange } from './fakeDatabase';
import type { KeptDay } from './kept';
import { Store } from './store';

const TODAY = '2026-11-18';
const tried = (state: DailyTry['state'], table: string | null): DailyTry => ({
  state,
  table,
  place: null,
  won: false,
  rubies: 0,
  turns: 0,
  lira: 0,
  marks: [],
});

/** A desk with a real store. Its engine knows days, and whether the game at the open table is over. */
function desk() {
  const store = new Store(new FakeDatabase() as unknown as IDBDatabase);
  let ids = 0;
  const state = { phase: 'running', open: '' };
  const call = (request: { call: string; [more: string]: unknown }): unknown => {
    if (request.call === 'daily') {
      const day = (request.day as string | null) ?? TODAY;
      const mine = (request.days as KeptDay[]).find((kept) => kept.day === day)?.mine ?? null;
      return { day, today: TODAY, mine };
    }
    if (request.call === 'daily_begin') return { id: request.id, game: 'dice', created: 0, day: request.day };
    if (request.call === 'open') {
      state.open = (request.kept as { id: string }).id;
      return { line: { table: { id: state.open, phase: state.phase } }, thinks: false };
    }
    if (request.call === 'daily_try')
      return tried(state.phase === 'over' ? 'finished' : 'running', state.open);
    if (request.call === 'daily_calendar') return { days: request.days };
    throw new Error(request.call);
  };
  const made: Desk = {
    engine: { call: call as never, ask: ((request: never) => Promise.resolve(call(request))) as never },
    store,
    me: () => ({ id: 'me', name: 'Ada' }),
    rename: vi.fn(),
    now: () => 7,
    random: () => `${ids++}`,
  };
  /** The game of this table comes to its end. */
  async function end(id: string) {
    state.phase = 'over';
    const line = { table: { id, phase: 'over' } } as never;
    await store.append(id, { version: 1, change: 'c', request: null }, line);
  }
  return { made, store, end };
}

const begin = (made: Desk, day?: string) => answer(made, 'POST', '/daily', day === undefined ? {} : { day });
const mine = async (made: Desk) =>
  ((await answer(made, 'GET', '/daily', undefined)) as { mine: DailyTry | null }).mine;

beforeEach(() => vi.stubGlobal('IDBKeyRange', FakeRange));

describe('a day on this device', () => {
  it('is begun once, found again, and settled when its game is over', async () => {
    const { made, store, end } = desk();
    expect(await mine(made)).toBeNull();
    expect(await begin(made)).toEqual({ table: 'local-0', counts: true });
    expect(await begin(made)).toEqual({ table: 'local-0', counts: true });
    expect(await mine(made)).toMatchObject({ state: 'running', table: 'local-0' });
    await end('local-0');
    expect(await mine(made)).toMatchObject({ state: 'finished', table: 'local-0' });
    // It can be looked at, and is not played again.
    expect(await begin(made)).toEqual({ table: 'local-0', counts: false });
    expect(await store.tables()).toHaveLength(1);
  });

  it('that was thrown away was tried, and there is no second try', async () => {
    const { made, store } = desk();
    await begin(made);
    await store.remove('local-0');
    expect(await mine(made)).toMatchObject({ state: 'given_up', table: null });
    await expect(begin(made)).rejects.toMatchObject({ problem: { code: 'not_now' } });
  });

  it('is begun in one of two tabs', async () => {
    const { made, store } = desk();
    const both = await Promise.all([begin(made), begin(made)]);
    expect(both[0]).toEqual(both[1]);
    expect(await store.tables()).toHaveLength(1);
  });

  it('that is past is played without counting', async () => {
    const { made } = desk();
    expect(await begin(made, '2026-11-17')).toEqual({ table: 'local-0', counts: false });
    expect(await mine(made)).toBeNull();
    const month = await answer(made, 'GET', '/daily/calendar?month=2026-11', undefined);
    expect(month).toEqual({ days: [] });
  });
});
