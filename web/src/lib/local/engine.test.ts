import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentence } from '../shell/problem';
import { troubleWords } from '../shell/trouble';
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

afterEach(() => vi.unstubAllGlobals());

/** A host that sends a module as something, and a browser that compiles what it is sent as a module. */
function host(type: string | null, status = 200, simd = true) {
  const instance = { exports: { from: type } };
  const streaming = vi.fn((response: Response) =>
    response.headers.get('Content-Type') === 'application/wasm'
      ? Promise.resolve({ instance })
      : Promise.reject(new TypeError('an unexpected type')),
  );
  const plain = vi.fn(() => Promise.resolve({ instance }));
  const validate = vi.fn((bytes: Uint8Array<ArrayBuffer>) => simd && WebAssemblyHere.validate(bytes));
  vi.stubGlobal('WebAssembly', { instantiateStreaming: streaming, instantiate: plain, validate });
  const headers = type === null ? undefined : { 'Content-Type': type };
  const fetched = vi.fn(() => Promise.resolve(new Response(new Uint8Array(8), { status, headers })));
  vi.stubGlobal('fetch', fetched);
  return { streaming, plain, fetched };
}
const WebAssemblyHere = WebAssembly;

describe('the engine arrives', () => {
  it('while it is fetched, where the host says what it is', async () => {
    const { streaming, plain } = host('application/wasm');
    await Engine.load('https://example.org/engine.wasm', {});
    expect([streaming.mock.calls.length, plain.mock.calls.length]).toEqual([1, 0]);
  });

  it('as bytes from a host that does not know such files', async () => {
    for (const type of ['application/octet-stream', null]) {
      const { plain, fetched } = host(type);
      const engine = await Engine.load('https://example.org/engine.wasm', {});
      expect(engine.exports).toEqual({ from: type });
      expect([plain.mock.calls.length, fetched.mock.calls.length], 'fetched once').toEqual([1, 1]);
    }
  });

  it('not where it is missing, or where the browser is too old', async () => {
    host('text/html', 404);
    const address = 'https://example.org/engine.wasm';
    await expect(Engine.load(address, {})).rejects.toThrow('not there: 404');
    const { fetched } = host('application/wasm', 200, false);
    await expect(Engine.load(address, {})).rejects.toMatchObject({ problem: { code: 'old_browser' } });
    expect(fetched, 'nothing is loaded in vain').not.toHaveBeenCalled();
  });

  it('with a sentence that says what to do', () => {
    const said = sentence({ problem: { code: 'old_browser' } });
    expect(said).toContain('browser');
    expect(said).not.toBe(sentence({ problem: { code: 'internal' } }));
    expect(troubleWords({ code: 'old_browser' })).toBe(said);
  });
});

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
