// The engine: text goes in, text comes out. What can be asked for is in index.d.ts.

/** The engine did not carry out a request, and nothing has changed. */
export class Refusal extends Error {
  constructor(problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** A file beside this one, in a browser or in Node. */
async function beside(name) {
  const address = new URL(name, import.meta.url);
  if (address.protocol === 'file:') return (await import('node:fs/promises')).readFile(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is not there: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export class Engine {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Loads engine.wasm, which lies beside this file. */
  static async load() {
    const { instance } = await WebAssembly.instantiate(await beside('engine.wasm'), {});
    return new Engine(instance.exports);
  }

  /** Asks for something; a network or a book of puzzles that is needed for it is fetched first. Throws a Refusal. */
  async ask(request) {
    const text = new TextEncoder().encode(JSON.stringify(request));
    let answer = this.#handOver(text, 'call');
    // What was brought in vain is not brought again.
    for (let before = ''; answer.needs && answer.needs !== before; answer = this.#handOver(text, 'call')) {
      before = answer.needs;
      const brought = this.#handOver(await beside(`needed/${before}`), 'bring');
      if (brought.problem) throw new Refusal(brought.problem);
    }
    if (answer.problem) throw new Refusal(answer.problem);
    return answer.ok;
  }

  #handOver(bytes, to) {
    const at = this.#exports.room(bytes.length);
    // The memory may have grown and moved since the last call.
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    const length = this.#exports[to]();
    const said = new Uint8Array(this.#exports.memory.buffer, this.#exports.reply(), length);
    return JSON.parse(new TextDecoder().decode(said));
  }
}
