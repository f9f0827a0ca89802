// What the page and its worker say to each other.
import type { Trouble } from '../refused';
import type { StudyProgress, Wanted } from './studying';

export type ToWorker =
  /** First of all: where the engine is, and where each network by its name. */
  | { engine: string; needed: Record<string, string> }
  /** This worker holds one table from now on. */
  | { open: string }
  /** A message for that table. */
  | { say: string }
  /** This worker studies one game, and nothing else. */
  | { study: Wanted }
  /** This worker counts one board, and nothing else. */
  | { layout: object }
  /** A request, as one to a server. */
  | { ask: number; method: string; path: string; body: unknown; me: { id: string; name: string } };

export type FromWorker =
  | { opened: string }
  | { said: string }
  /** How far the study is, and now and then its report. */
  | { studied: StudyProgress; report: unknown }
  /** What is known of the board. */
  | { counted: unknown }
  | { failed: Trouble }
  | { ask: number; answer: unknown }
  | { ask: number; problem: Trouble };
