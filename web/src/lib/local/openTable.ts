// A table in the worker, as a server would hold it: what the page says is carried out, kept, and only then told.
import type { Code } from '../types/Code';
import type { Trouble } from '../refused';
import { EngineRefusal, type Engine } from './engine';
import type { Opened, Said } from './kept';
import { Conflict, NoRoom, type Store } from './store';

export interface Surroundings {
  engine: Pick<Engine, 'call' | 'ask'>;
  store: Pick<Store, 'read' | 'append'>;
  /** Tells the page. */
  say: (message: unknown) => void;
  /** Tells other tabs that this table has gone on. */
  spread: () => void;
  /** Seconds since 1970. */
  now: () => number;
  /** Hexadecimal digits nobody can foresee. */
  luck: () => string;
}

const problem = (code: Code, message: string): Trouble => ({ code, message });

export class OpenTable {
  #queue: Promise<void> = Promise.resolve();
  #hello: unknown = null;

  constructor(
    readonly id: string,
    readonly around: Surroundings,
  ) {}

  /** Carries out what the page says, one thing after the other. */
  hear(message: { type: string; number?: number }): Promise<void> {
    return this.#then(async () => {
      if (message.type === 'hello') {
        this.#hello = { ...message, version: null };
        if (!(await this.#open())) return;
      }
      await this.#carryOut({ call: 'hear', message, now: this.around.now() }, message.number ?? null);
    });
  }

  /** Another tab has gone on with this table. */
  heardOfOthers(): Promise<void> {
    return this.#then(() => this.#afresh());
  }

  #then(what: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(what).catch((error: unknown) => {
      this.around.say({ type: 'closing', problem: problem('internal', String(error)) });
    });
    return this.#queue;
  }

  /** Reads the table as it is kept. */
  async #open(): Promise<boolean> {
    const found = await this.around.store.read(this.id);
    if (!found) {
      this.around.say({ type: 'closing', problem: problem('no_such_table', 'it is not on this device') });
      return false;
    }
    const { table, changes } = found;
    this.around.engine.call<Opened>({ call: 'open', kept: table.kept, changes });
    return true;
  }

  /** What is kept counts, not what is in memory. */
  async #afresh(): Promise<void> {
    if (this.#hello === null || !(await this.#open())) return;
    await this.#carryOut({ call: 'hear', message: this.#hello, now: this.around.now() }, null);
  }

  async #carryOut(request: { call: string } & Record<string, unknown>, number: number | null): Promise<void> {
    let said: Said;
    try {
      said = await this.around.engine.ask<Said>(request);
      if (said.kept) await this.around.store.append(this.id, said.kept, said.line);
    } catch (error) {
      await this.#failed(error, number);
      return;
    }
    for (const message of said.messages) this.around.say(message);
    if (said.kept) this.around.spread();
    if (said.thinks) this.#letThink();
  }

  /** The bot answers after whatever the page has said meanwhile. */
  #letThink(): void {
    setTimeout(() => {
      void this.#then(() =>
        this.#carryOut({ call: 'think', luck: this.around.luck(), now: this.around.now() }, null),
      );
    });
  }

  #giveUp(reason: Trouble): void {
    this.#hello = null;
    this.around.say({ type: 'closing', problem: reason });
  }

  async #failed(error: unknown, number: number | null): Promise<void> {
    if (error instanceof EngineRefusal) {
      // Without its network a bot cannot go on: the page says so, and comes back later.
      if (error.problem.code === 'unreachable') this.#giveUp(error.problem);
      // A bot that is no longer asked is nobody's fault.
      else if (number !== null) this.around.say({ type: 'refused', number, problem: error.problem });
      return;
    }
    const full = error instanceof NoRoom;
    if (!full && !(error instanceof Conflict)) throw error;
    const reason = full
      ? problem('no_room', 'this device has no room left for the game')
      : problem('stale', 'the game has gone on in another tab');
    if (full && number === null) {
      // A bot would try again at once, and for ever.
      this.#giveUp(reason);
      return;
    }
    // The engine is ahead of what is kept.
    await this.#afresh();
    if (number !== null) this.around.say({ type: 'refused', number, problem: reason });
  }
}
