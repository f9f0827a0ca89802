// How far this browser has come in each chapter. Whoever is signed in finds it on every device.
import { call, knownAccount } from '../api';
import { remember, remembered } from '../storage';
import type { ChapterProgress } from '../types/ChapterProgress';
import type { SchoolProgress } from '../types/SchoolProgress';

export type Progress = ChapterProgress;
const KEY = 'school';

/** What is kept may be of an earlier version, or of somebody who plays with it. */
function read(): Record<string, Progress> {
  const kept = remembered<unknown>(KEY, {});
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept as Record<string, Partial<Progress> | null>).map(([chapter, one]) => [
      chapter,
      {
        answers: Array.isArray(one?.answers)
          ? one.answers.filter((answer) => typeof answer === 'string')
          : [],
        done: one?.done === true,
      },
    ]),
  );
}

export class Kept {
  #account: string | null = null;
  #joined: Promise<void> = Promise.resolve();
  #chapters: Record<string, Progress> = $state.raw(read());

  of(chapter: string): Progress {
    return this.#chapters[chapter] ?? { answers: [], done: false };
  }

  /** Whether nothing of the school was ever begun. */
  get untouched(): boolean {
    return Object.values(this.#chapters).every(({ answers, done }) => answers.length === 0 && !done);
  }

  /** A step that was taken is kept at once. */
  keep(chapter: string, answers: string[], done: boolean): void {
    const before = this.of(chapter);
    const now = { answers: done ? [] : answers, done: done || before.done };
    this.#chapters = { ...this.#chapters, [chapter]: now };
    remember(KEY, this.#chapters);
    // What the server does not get now, it gets when the school is opened again.
    if (knownAccount() !== null)
      void call('PUT', `/me/school/${encodeURIComponent(chapter)}`, now).catch(() => undefined);
  }

  /** What this browser has goes to the account, and what other devices have comes here; once for each who signs in. */
  join(): Promise<void> {
    const account = knownAccount();
    if (account !== this.#account) {
      this.#account = account;
      this.#joined = account === null ? Promise.resolve() : this.#ask();
    }
    return this.#joined;
  }

  async #ask(): Promise<void> {
    try {
      const here: SchoolProgress = { chapters: this.#chapters };
      const { chapters } = await call<SchoolProgress>('POST', '/me/school', here);
      this.#chapters = { ...this.#chapters, ...chapters };
      remember(KEY, this.#chapters);
    } catch {
      // Without it the lesson goes on with what this browser knows; the next visit asks again.
      this.#account = null;
    }
  }
}

export const progress = new Kept();
