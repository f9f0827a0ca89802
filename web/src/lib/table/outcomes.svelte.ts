// Which outcome is shown: each long enough to be read, one's own at once.
import { untrack } from 'svelte';
import type { Outcome } from './outcome';

/** So long an outcome of somebody else stands, in milliseconds. */
const LEAST = 1200;
/** Whoever looks away does not want to see everything again. */
const MOST_WAITING = 3;

export class Outcomes<O extends Pick<Outcome, 'key'> = Outcome> {
  shown: O | null = $state.raw(null);
  #waiting: O[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Something has come of something. */
  tell(next: O | null, own: boolean): void {
    if (!next || next.key === this.shown?.key) {
      this.shown = next ?? this.shown;
      return;
    }
    const again = this.#waiting.findIndex(({ key }) => key === next.key);
    if (again >= 0) this.#waiting[again] = next;
    else this.#waiting.push(next);
    if (own) this.#waiting = [next];
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
    if (own || this.#timer === null) this.#turn();
  }

  /** Nothing is shown any more: the table is left. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #turn(): void {
    this.stop();
    const next = this.#waiting.shift();
    if (!next) return;
    this.shown = next;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#turn();
    }, LEAST);
  }
}

/** Follows what comes of things, as long as the component lives that asks for it. */
export function heldOutcomes<O extends Pick<Outcome, 'key'>>(
  next: () => O | null,
  isOwn: (outcome: O) => boolean,
): Outcomes<O> {
  const outcomes = new Outcomes<O>();
  $effect(() => {
    const now = next();
    untrack(() => outcomes.tell(now, now !== null && isOwn(now)));
  });
  $effect(() => () => outcomes.stop());
  return outcomes;
}
