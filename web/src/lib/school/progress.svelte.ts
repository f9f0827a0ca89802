// How far this browser has come in each chapter.
import { remember, remembered } from '../storage';

export interface Progress {
  answers: string[];
  done: boolean;
}
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

class Kept {
  #chapters: Record<string, Progress> = $state.raw(read());

  of(chapter: string): Progress {
    return this.#chapters[chapter] ?? { answers: [], done: false };
  }

  /** A step that was taken is kept at once. */
  keep(chapter: string, answers: string[], done: boolean): void {
    const before = this.of(chapter);
    const now = { answers: done ? [] : answers, done: done || before.done };
    this.#chapters = { ...this.#chapters, [chapter]: now };
    remember(KEY, this.#chapters);
  }
}

export const progress = new Kept();
