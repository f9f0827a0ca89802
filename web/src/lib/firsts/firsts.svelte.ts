// Which thing is explained now. One at a time: it stays until the game goes on or somebody presses something, and it
// counts as explained only if there was time to read it.
import type { CameUp, FirstList } from './first';
import { isSeen, markSeen } from './seen';

/** Whoever presses sooner has not read it. */
export const READING = 1500;

export class Firsts {
  shown: CameUp | null = $state.raw(null);
  #list: FirstList;
  #moment: string | number = -1;
  #since = 0;
  #now: () => number;

  constructor(list: FirstList, now: () => number = () => performance.now()) {
    this.#list = list;
    this.#now = now;
  }

  /** With each new position, and with what else asks anew: what comes up in it, the most urgent first. */
  follow(moment: string | number, comesUp: () => CameUp[]): void {
    if (moment === this.#moment) return;
    this.#settle();
    const found = comesUp();
    // Nothing is asked yet: the same position may ask soon.
    if (!found.length) return;
    this.#moment = moment;
    this.shown = found.find(({ id }) => id in this.#list && !isSeen(id)) ?? null;
    this.#since = this.#now();
  }

  /** A press anywhere puts it away, once it could be read. */
  pressed(): void {
    if (this.#isRead()) this.#settle();
  }

  /** The words of what is shown. */
  get words(): { name: string; text: string } | null {
    const first = this.shown && this.#list[this.shown.id];
    return first ? { name: first.name(), text: first.text() } : null;
  }

  #isRead(): boolean {
    return this.#now() - this.#since >= READING;
  }

  #settle(): void {
    if (this.shown && this.#isRead()) markSeen(this.shown.id);
    this.shown = null;
  }
}
