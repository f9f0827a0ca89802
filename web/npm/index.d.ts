import type { ClientMessage } from './types/ClientMessage';
import type { NewTable } from './types/NewTable';
import type { Problem } from './types/Problem';

/** The engine did not carry out a request, and nothing has changed. */
export class Refusal extends Error {
  readonly problem: Problem;
}

/** A table as it is kept; nobody has to look into it. */
export interface Kept {
  id: string;
  game: string;
  [member: string]: unknown;
}

/** One change of a table, to be kept beside it. */
export interface KeptChange {
  version: number;
  change: string;
  request: { client: string; number: number } | null;
}

/** What can be asked for. Times are seconds since 1970; seeds have 64 hexadecimal digits, luck at most 32. */
export type Request =
  /** What can be played. */
  | { call: 'offer' }
  /** Deals a table; the answer is a Kept, which is opened next. */
  | {
      call: 'create';
      new: Pick<NewTable<unknown>, 'game' | 'options' | 'seats'> & Partial<NewTable<unknown>>;
      id: string;
      me: string;
      name: string;
      seed: string;
      now: number;
    }
  | { call: 'open'; kept: Kept; changes: KeptChange[] }
  /** Says something to the open table: first of all hello. The answer is a Said. */
  | { call: 'hear'; message: ClientMessage<unknown>; now: number }
  /** Lets the bot answer that is asked. The answer is a Said. */
  | { call: 'think'; luck: string; now: number }
  /** What a strong bot would do. */
  | { call: 'hint' }
  | { call: 'story'; seat: number | null }
  | { call: 'moment'; ply: number; seat: number | null }
  /** The record of the open table, as text. */
  | { call: 'record' }
  | { call: 'read'; record: string; id: string; seat: number | null }
  | { call: 'read_moment'; record: string; ply: number; seat: number | null }
  /** What decided a finished game: opened, gone on with, reported at any time. */
  | { call: 'study_open'; record: string; simulations?: number; seed?: number }
  | { call: 'study_advance'; simulations: number }
  | { call: 'study_report' }
  | { call: 'study_close' };

/** What came of something that was said to a table. */
export interface Said {
  /** To be kept before anything else is done, if there is something. */
  kept: KeptChange | null;
  /** Messages of a table: ServerMessage in types. */
  messages: { type: string; [member: string]: unknown }[];
  /** Whether a bot is to think now. */
  thinks: boolean;
  over: boolean;
}

export class Engine {
  /** Loads engine.wasm, which lies beside the script. */
  static load(): Promise<Engine>;
  /** Asks for something; a network that is needed for it is fetched first. Throws a Refusal. */
  ask<T = unknown>(request: Request): Promise<T>;
}
