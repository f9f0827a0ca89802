import { describe, expect, it, vi } from 'vitest';
import { Engine, EngineRefusal, type Exports } from './engine';

/** Exports that need a network before they answer, and read what was written into their memory. */
function exports(needs: string | null) {
  const memory = { buffer: new ArrayBuffer(4096) };
  const state = { lacks: needs, length: 0, heard: [] as string[] };
  const read = () => new TextDecoder().decode(new Uint8Array(memory.buffer, 0, state.length));
  const say = (answer: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(answer));
    new Uint8Array(memory.buffer, 2048).set(bytes);
    return bytes.length;
  };
  const made: Exports = {
    memory,
    room: (bytes) => {
      state.length = bytes;
      return 0;
    },
    call: () => {
      state.heard.push(read());
      return say(state.lacks ? { needs: state.lacks } : { ok: 7 });
    },
    bring: () => {
      if (read() !== 'weights') return say({ problem: { code: 'malformed', message: 'no weights' } });
      state.lacks = null;
      return say({ ok: 'base' });
    },
    reply: () => 2048,
  };
  return { made, state };
}

const weights = (text: string) => vi.fn(() => Promise.resolve(new TextEncoder().encode(text)));

describe('the engine', () => {
  it('gets the network that it needs, and is asked again', async () => {
    const { made, state } = exports('base');
    const fetching = weights('weights');
    const engine = new Engine(made, fetching);
    expect(await engine.ask({ call: 'think' })).toBe(7);
    expect(await engine.ask({ call: 'think' })).toBe(7);
    expect(fetching.mock.calls).toEqual([['base']]);
    expect(state.heard).toHaveLength(3);
  });

  it('gets one thing after the other', async () => {
    const { made, state } = exports('puzzles-base');
    const brought: string[] = [];
    const inOrder = (name: string) => {
      brought.push(name);
      return Promise.resolve(new TextEncoder().encode('weights'));
    };
    const bring = made.bring;
    made.bring = () => {
      const said = bring();
      if (brought.length < 2) state.lacks = 'puzzles-dice';
      return said;
    };
    expect(await new Engine(made, inOrder).ask({ call: 'puzzles' })).toBe(7);
    expect(brought).toEqual(['puzzles-base', 'puzzles-dice']);
  });

  it('fetches nothing where nothing is needed', async () => {
    const fetching = weights('weights');
    expect(await new Engine(exports(null).made, fetching).ask({ call: 'think' })).toBe(7);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('says that a network cannot be had', async () => {
    const engine = new Engine(exports('base').made, () => Promise.reject(new TypeError('offline')));
    await expect(engine.ask({ call: 'think' })).rejects.toMatchObject({ problem: { code: 'unreachable' } });
  });

  it('passes on that a network is none', async () => {
    const engine = new Engine(exports('base').made, weights('something else'));
    await expect(engine.ask({ call: 'think' })).rejects.toBeInstanceOf(EngineRefusal);
  });
});
