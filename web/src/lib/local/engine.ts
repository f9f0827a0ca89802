// The rules, bots and proofs of the house as WebAssembly: text goes in, text comes out. What can be asked for is in
// crates/browser/src/request.rs.
import type { Problem } from '../types/Problem';

/** What the engine exports; crates/browser/src/border.rs. */
export interface Exports {
  memory: { buffer: ArrayBuffer };
  room: (bytes: number) => number;
  call: () => number;
  reply: () => number;
}

/** The engine did not carry out a request, and nothing has changed. */
export class EngineRefusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export class Engine {
  constructor(readonly exports: Exports) {}

  static async load(address: string): Promise<Engine> {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(address), {});
    return new Engine(instance.exports as unknown as Exports);
  }

  /** Throws what the engine refuses. */
  call<T>(request: { call: string } & Record<string, unknown>): T {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const { memory, room, call, reply } = this.exports;
    const at = room(bytes.length);
    // The memory may have grown and moved since the last call.
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = call();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, reply(), length));
    const answer = JSON.parse(text) as { ok: T } | { problem: Problem };
    if ('problem' in answer) throw new EngineRefusal(answer.problem);
    return answer.ok;
  }
}
