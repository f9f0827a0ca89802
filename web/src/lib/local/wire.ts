// What the page and its worker say to each other.
import type { Problem } from '../types/Problem';

export type ToWorker =
  /** First of all: where the engine is. */
  | { engine: string }
  /** This worker holds one table from now on. */
  | { open: string }
  /** A message for that table. */
  | { say: string }
  /** A request, as one to a server. */
  | { ask: number; method: string; path: string; body: unknown; me: { id: string; name: string } };

export type FromWorker =
  | { opened: string }
  | { said: string }
  | { failed: Problem }
  | { ask: number; answer: unknown }
  | { ask: number; problem: Problem };
