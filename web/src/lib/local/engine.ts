// The rules, bots and proofs of the house as WebAssembly: text goes in, text comes out. What can be asked for is in
// crates/browser/src/request.rs.
import type { Trouble } from '../refused';

/** What the engine exports; crates/browser/src/border.rs. */
export interface Exports {
  memory: { buffer: ArrayBuffer };
  room: (bytes: number) => number;
  call: () => number;
  bring: () => number;
  reply: () => number;
}

/** The engine did not carry out a request, and nothing has changed. */
export class EngineRefusal extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.message);
  }
}

export type Request = { call: string } & Record<string, unknown>;

/** What the engine says: done, refused, or the name of a network or a book of puzzles that it needs first. */
type Answer<T> = { ok: T } | { problem: Trouble } | { needs: string };

/** The bytes of what is needed, by its name. */
export type Fetching = (needed: string) => Promise<Uint8Array>;

/** The smallest module with an instruction that works on many numbers at once. The engine is built with them. */
const SIMD = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/**
 * Compiled while it arrives, where the host says what it is. Many hosts send every file they do not know as plain bytes,
 * which is refused; then it is fetched as such.
 */
async function compiled(address: string): Promise<WebAssembly.Instance> {
  const coming = await fetch(address);
  if (!coming.ok) throw new Error(`the engine is not there: ${coming.status}`);
  if (coming.headers.get('Content-Type')?.startsWith('application/wasm'))
    return (await WebAssembly.instantiateStreaming(coming, {})).instance;
  return (await WebAssembly.instantiate(await coming.arrayBuffer(), {})).instance;
}

export class Engine {
  constructor(
    readonly exports: Exports,
    readonly fetching: Fetching,
  ) {}

  static async load(address: string, needed: Record<string, string>): Promise<Engine> {
    if (!WebAssembly.validate(SIMD))
      throw new EngineRefusal({ code: 'old_browser', message: 'this browser has no SIMD' });
    const instance = await compiled(address);
    return new Engine(instance.exports as unknown as Exports, async (name) => {
      const response = await fetch(needed[name] ?? '');
      if (!response.ok) throw new Error(`${name} is not there: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    });
  }

  /** A request for which no bot has to look at a game. Throws what the engine refuses. */
  call<T>(request: Request): T {
    return this.#done(this.#call<T>(request));
  }

  /** Any request; what it needs is fetched first. */
  async ask<T>(request: Request): Promise<T> {
    let answer = this.#call<T>(request);
    // What was brought in vain is not brought again.
    for (let before = ''; 'needs' in answer && answer.needs !== before; answer = this.#call<T>(request)) {
      before = answer.needs;
      await this.#fetch(before);
    }
    return this.#done(answer);
  }

  async #fetch(network: string): Promise<void> {
    let bytes: Uint8Array;
    try {
      bytes = await this.fetching(network);
    } catch (error) {
      throw new EngineRefusal({ code: 'unreachable', message: String(error) });
    }
    this.#done(this.#handOver<string>(bytes, this.exports.bring));
  }

  #call<T>(request: Request): Answer<T> {
    return this.#handOver<T>(new TextEncoder().encode(JSON.stringify(request)), this.exports.call);
  }

  #handOver<T>(bytes: Uint8Array, to: () => number): Answer<T> {
    const { memory, room, reply } = this.exports;
    const at = room(bytes.length);
    // The memory may have grown and moved since the last call.
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = to();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, reply(), length));
    return JSON.parse(text) as Answer<T>;
  }

  #done<T>(answer: Answer<T>): T {
    if ('problem' in answer) throw new EngineRefusal(answer.problem);
    if ('needs' in answer) throw new Error(`${answer.needs} is needed`);
    return answer.ok;
  }
}
