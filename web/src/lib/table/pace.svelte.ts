// Turns of bots come faster than anybody can follow: each of their steps is looked at for a moment. A press shows
// where the game is by now.
import type { BotPace } from '../settings.svelte';

/** Milliseconds for each step; a turn has four or five, so that the usual one takes less than two seconds. */
const STEP: Record<BotPace, number> = { slow: 900, usual: 350, fast: 0 };
/** Nobody waits longer for one turn than this at the usual pace. */
const MOST_STEPS = 5;

/** From the slowest to the fastest. */
const PACES = Object.keys(STEP) as BotPace[];

/** The next slower or faster one; nothing beyond the ends. */
export const beside = (pace: BotPace, by: 1 | -1): BotPace | null => PACES[PACES.indexOf(pace) + by] ?? null;

interface Step {
  version: number;
  asked: unknown;
  waiting_for: number | null;
}

export class Pace<P extends Step> {
  shown: P | null = $state.raw(null);
  #queue: P[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly pace: () => BotPace,
    readonly isBot: (seat: number) => boolean,
  ) {}

  /** The game has come to here. What a bot did waits for its moment; everything else is seen at once. */
  take(position: P | null): void {
    const before = this.#queue.at(-1) ?? this.shown;
    if (position === before) return;
    const bots = before?.waiting_for ?? null;
    const paced = before && !before.asked && bots !== null && this.isBot(bots) && STEP[this.pace()] > 0;
    if (!paced || !position) {
      this.#clear();
      this.shown = position;
      return;
    }
    this.#queue.push(position);
    if (this.#queue.length > MOST_STEPS) this.#next();
    else this.#timer ??= setTimeout(() => this.#next(), STEP[this.pace()]);
  }

  /** Shows where the game is by now. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#clear();
    if (last) this.shown = last;
  }

  #next(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const next = this.#queue.shift();
    if (next) this.shown = next;
    if (this.#queue.length) this.#timer = setTimeout(() => this.#next(), STEP[this.pace()]);
  }
  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
  }
}
