// What a server, or this device in its place, does not carry out.
import type { Code } from './types/Code';
import type { Problem } from './types/Problem';

export type Trouble = Omit<Problem, 'code'> & { code: Code | 'offline' };

export class Refused extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.message);
  }
}
