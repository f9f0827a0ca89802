// What is looked at before it is pressed. A look is about one question: when that was answered, put back or has
// become another one, the look is over, whatever became of the button that was looked at.
import { untrack } from 'svelte';
import type { Answer, Asked } from '../bazaar';
import type { Armed } from '../board/targets';
import type { Effects } from '../../../types/Effects';

/** What is asked, as far as a look depends on it. */
interface Moment {
  asked: Asked | null;
  armed: Armed | null;
}

interface Kept<T> extends Moment {
  what: T;
}

export class Look {
  #answer: Kept<Answer> | null = $state.raw(null);
  #effects: Kept<Effects> | null = $state.raw(null);

  constructor(readonly now: Moment) {}

  /** The answer under the pointer or the focus. */
  get answer(): Answer | null {
    return this.#still(this.#answer);
  }
  /** What a sheet would change as it stands, where its answer is made of several presses. */
  get effects(): Effects | null {
    return this.#still(this.#effects);
  }

  at(answer: Answer | null): void {
    this.#answer = this.#keep(answer);
  }
  show(effects: Effects | null): void {
    this.#effects = this.#keep(effects);
  }
  end(): void {
    this.#answer = null;
    this.#effects = null;
  }

  // Untracked: a sheet that looks must not look again only because the question has changed.
  #keep<T>(what: T | null): Kept<T> | null {
    const { asked, armed } = untrack(() => ({ asked: this.now.asked, armed: this.now.armed }));
    return what === null ? null : { what, asked, armed };
  }
  #still<T>(kept: Kept<T> | null): T | null {
    const { asked, armed } = this.now;
    return kept && asked && kept.asked === asked && kept.armed === armed ? kept.what : null;
  }
}
