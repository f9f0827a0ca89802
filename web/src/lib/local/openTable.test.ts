import { describe, expect, it, vi } from 'vitest';
import { EngineRefusal } from './engine';
import type { KeptChange, KeptTable, Said } from './kept';
import { OpenTable } from './openTable';
import { Conflict, NoRoom } from './store';

const LINE = { table: {}, asked: null, question: null, ranking: null } as unknown as KeptTable['line'];
const TABLE = { id: 't', kept: { id: 't', game: 'bazaar', created: 0 }, line: LINE } satisfies KeptTable;
const nothing: Said = { kept: null, messages: [], line: null, thinks: false, over: false };

/** An engine that counts changes, and a store that can fail. */
function around() {
  const said: { type: string; [more: string]: unknown }[] = [];
  const order: string[] = [];
  const changes: KeptChange[] = [];
  const state = { version: 0, fail: null as Error | null, refuse: false, lacks: false, bots: 0, spread: 0 };
  const engine = {
    ask: (request: { call: string }) => Promise.resolve().then(() => engine.call(request)),
    call: (request: { call: string; [more: string]: unknown }) => {
      const message = request.message as { type: string; number?: number } | undefined;
      if (request.call === 'open') {
        state.version = (request.changes as KeptChange[]).length;
        return { line: LINE, thinks: false };
      }
      if (message?.type === 'hello')
        return { ...nothing, messages: [{ type: 'welcome', at: state.version }] };
      if (state.lacks) throw new EngineRefusal({ code: 'unreachable', message: 'no network' });
      if (state.refuse) throw new EngineRefusal({ code: 'refused', message: 'no' });
      state.version += 1;
      order.push('engine');
      const number = message?.number ?? 0;
      const kept = { version: state.version, change: 'c', request: null };
      const thinks = state.bots-- > 0;
      return {
        ...nothing,
        kept,
        messages: [{ type: 'changed' }, { type: 'done', number }],
        line: LINE,
        thinks,
      };
    },
  };
  const store = {
    read: (id: string) => Promise.resolve(id === 't' ? { table: TABLE, changes: [...changes] } : null),
    append: (_: string, change: KeptChange) => {
      order.push('kept');
      if (state.fail) return Promise.reject(state.fail);
      changes.push(change);
      return Promise.resolve();
    },
  };
  const say = (message: unknown) => {
    order.push('said');
    said.push(message as { type: string });
  };
  const spread = () => void state.spread++;
  const parts = { engine: engine as never, store, say, spread, now: () => 0, luck: () => 'a' };
  const last = () => said.at(-1);
  return { parts, said, order, changes, state, last };
}

const hello = { type: 'hello' };
const answer = (number: number) => ({ type: 'answer', number });

describe('a table on this device', () => {
  it('keeps a change before it tells of it', async () => {
    const { parts, order, state } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    order.length = 0;
    await table.hear(answer(1));
    expect(order).toEqual(['engine', 'kept', 'said', 'said']);
    expect(state.spread).toBe(1);
  });

  it('says that it is not here, and opens nothing', async () => {
    const { parts, last } = around();
    await new OpenTable('elsewhere', parts).hear(hello);
    expect(last()).toMatchObject({ type: 'closing', problem: { code: 'no_such_table' } });
  });

  it('believes what is kept when another tab was faster', async () => {
    const { parts, said, changes, state } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    changes.push({ version: 1, change: 'theirs', request: null });
    state.fail = new Conflict('taken');
    await table.hear(answer(7));
    expect(said.slice(-2)).toMatchObject([
      { type: 'welcome', at: 1 },
      { type: 'refused', number: 7, problem: { code: 'stale' } },
    ]);
    expect(state.spread).toBe(0);
  });

  it('acknowledges nothing on a device without room', async () => {
    const { parts, said, state } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    state.fail = new NoRoom('full');
    await table.hear(answer(3));
    expect(said.map(({ type }) => type)).not.toContain('done');
    expect(said.at(-1)).toMatchObject({ type: 'refused', number: 3, problem: { code: 'no_room' } });
  });

  it('does not let a bot try for ever where there is no room', async () => {
    vi.useFakeTimers();
    const { parts, state, last, order } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    state.bots = 1;
    await table.hear(answer(1));
    state.fail = new NoRoom('full');
    await vi.runAllTimersAsync();
    expect(last()).toMatchObject({ type: 'closing', problem: { code: 'no_room' } });
    expect(order.filter((step) => step === 'kept')).toHaveLength(2);
    vi.useRealTimers();
  });

  it('says so where a bot lacks its network, and does not try for ever', async () => {
    vi.useFakeTimers();
    const { parts, state, last, said } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    state.bots = 1;
    await table.hear(answer(1));
    state.lacks = true;
    await vi.runAllTimersAsync();
    expect(last()).toMatchObject({ type: 'closing', problem: { code: 'unreachable' } });
    expect(said.filter(({ type }) => type === 'closing')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('lets bots answer one after the other', async () => {
    vi.useFakeTimers();
    const { parts, state, changes } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    state.bots = 3;
    await table.hear(answer(1));
    await vi.runAllTimersAsync();
    expect(changes).toHaveLength(4);
    vi.useRealTimers();
  });

  it('passes on what the rules refuse', async () => {
    const { parts, state, last } = around();
    const table = new OpenTable('t', parts);
    await table.hear(hello);
    state.refuse = true;
    await table.hear(answer(9));
    expect(last()).toMatchObject({ type: 'refused', number: 9, problem: { code: 'refused' } });
  });
});
