// Looking back at a game: where we are, what is seen there, playing by itself. The class knows no network: it
// asks its source for moments and remembers them.
import type { GameTypes, StoryOf, ToldOf } from '../game';
import type { Seat } from '../types/Seat';

/** Whose eyes: a seat's, or those of a spectator. */
export type Eyes = Seat | 'spectator';

export type Fetch<G extends GameTypes> = (ply: number, eyes: Eyes) => Promise<G['view']>;

export type Speed = 'slow' | 'normal' | 'fast';
export const PAUSE: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 450 };

/** The moments at which something can be seen to have happened: the start, after each told action, the end. */
export function moments(story: Pick<StoryOf<GameTypes>, 'plies' | 'log'>): number[] {
  const all = new Set([0, ...story.log.map((told) => told.ply + 1), story.plies]);
  return [...all].filter((ply) => ply <= story.plies).sort((a, b) => a - b);
}

/** What was told last at a moment, in words. What goes without saying is no news. */
export function newestWords<E>(
  log: readonly { ply: number; events: E[] }[],
  ply: number,
  sentences: (events: E[]) => { text: string }[],
): string {
  for (const told of log.filter((one) => one.ply < ply).reverse()) {
    const words = sentences(told.events).map(({ text }) => text);
    if (words.length > 0) return words.join(' · ');
  }
  return '';
}

/** The turn that runs at a moment, or -1 before the first. A turn is over when the next one begins. */
export function turnAt(turns: readonly { ply: number }[], ply: number): number {
  let found = -1;
  for (const [index, turn] of turns.entries()) if (turn.ply <= ply) found = index;
  return found;
}

export class Replay<G extends GameTypes = GameTypes> {
  ply: number = $state(0);
  /** What is seen; the moment before, while the next one is fetched. */
  view: G['view'] | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  playing: boolean = $state(false);
  speed: Speed = $state('normal');
  eyes: Eyes = $state('spectator');
  readonly steps: readonly number[];
  #known = new Map<string, Promise<G['view']>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly story: StoryOf<G>,
    readonly fetch: Fetch<G>,
    at: number | null = null,
  ) {
    this.steps = moments(story);
    this.seek(at ?? 0);
  }

  get turn(): number {
    return turnAt(this.story.turns, this.ply);
  }

  /** What has happened up to this moment. */
  get told(): ToldOf<G>[] {
    return this.story.log.filter((told) => told.ply < this.ply);
  }

  get atEnd(): boolean {
    return this.ply >= this.story.plies;
  }

  seek(ply: number): void {
    this.ply = Math.max(0, Math.min(this.story.plies, Math.round(ply)));
    void this.#show(this.ply, this.eyes);
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#show(this.ply, eyes);
  }

  /** One moment on or back. */
  step(by: 1 | -1): void {
    const next =
      by > 0 ? this.steps.find((ply) => ply > this.ply) : this.steps.findLast((ply) => ply < this.ply);
    if (next !== undefined) this.seek(next);
  }

  /** To the beginning of a turn; one past the last is the end. */
  toTurn(index: number): void {
    if (index < 0) this.seek(0);
    else this.seek(this.story.turns[index]?.ply ?? this.story.plies);
  }

  /** Back goes to the beginning of this turn first, like in a music player. */
  turnStep(by: 1 | -1): void {
    const begins = this.story.turns[this.turn]?.ply ?? 0;
    if (by > 0) this.toTurn(this.turn + 1);
    else this.toTurn(this.ply > begins ? this.turn : this.turn - 1);
  }

  play(): void {
    if (this.atEnd) this.seek(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.step(1);
      if (this.atEnd) this.pause();
      else this.#wait();
    }, PAUSE[this.speed]);
  }

  async #show(ply: number, eyes: Eyes): Promise<void> {
    try {
      const view = await this.#moment(ply, eyes);
      // Somebody who drags the slider has gone on meanwhile: only the newest answer counts.
      if (this.ply !== ply || this.eyes !== eyes) return;
      this.view = view;
      this.trouble = null;
      const next = this.steps.find((step) => step > ply);
      if (next !== undefined) this.#moment(next, eyes).catch(() => undefined);
    } catch (error) {
      if (this.ply === ply) this.trouble = error;
    }
  }

  #moment(ply: number, eyes: Eyes): Promise<G['view']> {
    const key = `${ply} ${eyes}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.fetch(ply, eyes);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
