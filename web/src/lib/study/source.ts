// Where the report of a game comes from: a server that studies, or the engine in a worker beside the page.
import type { Report } from './report';

export interface Source {
  /** Begins or goes on. Tells what is known whenever more is; it is over when all is done, or after `stop`. */
  run: (tell: (report: Report) => void) => Promise<void>;
  /** What is found stays. */
  stop: () => void;
}

/** Nobody here can study a game. */
export class NoStudy extends Error {}
