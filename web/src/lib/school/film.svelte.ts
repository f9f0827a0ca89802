// Watching a game: it plays by itself up to the next remark of the coach, and waits there until it was read.
import type { GameTypes } from '../game';
import type { Replay } from '../replay/replay.svelte';
import type { Remark } from '../types/Remark';

/** Between two moments, in milliseconds. */
export const STEP = 550;

export class Watched<G extends GameTypes> {
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay<G>,
    readonly remarks: readonly Remark[],
  ) {
    this.replay.seek(remarks[0]?.ply ?? 0);
  }

  /** What is said at this moment. */
  get remark(): Remark | null {
    return this.remarks.find(({ ply }) => ply === this.replay.ply) ?? null;
  }
  /** What was said last. */
  get last(): Remark | null {
    return this.remarks.findLast(({ ply }) => ply <= this.replay.ply) ?? null;
  }
  get atEnd(): boolean {
    return this.replay.atEnd;
  }

  play(): void {
    this.playing = true;
    this.#step();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  /** To the next remark at once, or back to the one before. */
  jump(by: 1 | -1): void {
    this.pause();
    const { ply } = this.replay;
    const to =
      by > 0
        ? this.remarks.find((remark) => remark.ply > ply)
        : this.remarks.findLast((remark) => remark.ply < ply);
    if (to) this.replay.seek(to.ply);
  }

  #step(): void {
    const { ply } = this.replay;
    const stop = this.remarks.find((remark) => remark.ply > ply)?.ply ?? this.replay.story.plies;
    const next = this.replay.steps.find((step) => step > ply) ?? stop;
    this.replay.seek(Math.min(stop, next));
    if (this.replay.ply >= stop) this.playing = false;
    else this.#timer = setTimeout(() => this.#step(), STEP);
  }
}
