// The goal of the game, before the first turn of a first game: it goes with the first press, whatever is pressed, and is
// shown once on a device.
import { READING } from './firsts.svelte';
import { isSeen, markSeen } from './seen';

/** A way to a ruby: what it takes in a few words, and where. */
export interface Way {
  name: () => string;
  /** Printed numbers of its places. */
  places?: readonly number[];
  icon: string;
}

export class GoalShown {
  shown = $state(false);
  /** Where there is no room for it, it is only spoken, and waits for a screen with more. */
  room = $state(true);
  #id: string;
  #over = false;
  #since = 0;
  #now: () => number;

  constructor(id: string, now: () => number = () => performance.now()) {
    this.#id = id;
    this.#now = now;
  }

  /** With each position: whether nobody has done anything in this game yet who looks at it. */
  follow(beginning: boolean): void {
    if (this.shown && !beginning) this.pressed();
    if (!beginning || this.shown || this.#over || isSeen(this.#id)) return;
    this.shown = true;
    this.#since = this.#now();
  }

  /** Whoever pressed before it could be read sees it before the next game. */
  pressed(): void {
    if (!this.shown) return;
    if (this.room && this.#now() - this.#since >= READING) markSeen(this.#id);
    this.shown = false;
    this.#over = true;
  }
}
