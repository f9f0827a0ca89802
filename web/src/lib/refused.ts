// What a server, or this device in its place, does not carry out.
import type { Code } from './types/Code';
import type { Problem } from './types/Problem';

/** What no server says: it is not there, this browser cannot run the engine, or this device keeps games enough. */
export type OwnCode = 'offline' | 'old_browser' | 'full_device';

export type Trouble = Omit<Problem, 'code'> & { code: Code | OwnCode };

export class Refused extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.message);
  }
}
