import { m } from '../../paraglide/messages.js';

// What is said to a screen reader. Both regions are always in the page; a text is cleared first, so that the same
// words are spoken again.

/** Between two sentences about others, so that each is heard. */
const PAUSE = 1500;
/** More than these nobody waits for; the log has them all. */
const MOST = 4;

/** An arrow is for the eye. */
export const spoken = (text: string): string => text.replace(/\s*→\s*/g, ` ${m.say_arrow()} `).trim();

export class Speech {
  polite = $state('');
  assertive = $state('');
  #waiting: string[] = [];
  #telling: ReturnType<typeof setTimeout> | null = null;

  /** One's own result, or at once: your turn, a refusal, a lost line. */
  say(text: string, atOnce = false): void {
    if (!text) return;
    // Whoever has moved on does not want to hear what came before.
    if (!atOnce) {
      this.#waiting = [];
      this.#hold();
    }
    this.#put(text, atOnce);
  }

  /** What others did, one after the other. */
  tell(texts: string[]): void {
    this.#waiting = [...this.#waiting, ...texts].slice(-MOST);
    if (this.#telling === null) this.#next();
  }

  /** What was just said is heard before the next is told. */
  #hold(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = setTimeout(() => this.#next(), PAUSE);
  }

  #next(): void {
    const text = this.#waiting.shift();
    this.#telling = text === undefined ? null : setTimeout(() => this.#next(), PAUSE);
    if (text !== undefined) this.#put(text, false);
  }

  #put(written: string, atOnce: boolean): void {
    const text = spoken(written);
    if (atOnce) this.assertive = '';
    else this.polite = '';
    setTimeout(() => {
      if (atOnce) this.assertive = text;
      else this.polite = text;
    }, 60);
  }
}
