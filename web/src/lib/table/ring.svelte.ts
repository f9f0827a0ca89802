// The turn ends by itself after a while, for those who want that; any press stops it.
import { untrack } from 'svelte';
import type { Position } from '../bazaar';
import type { EndTurn } from '../settings.svelte';
import type { Play } from './play.svelte';

export class Ring {
  /** Seconds that are left, or nothing. */
  left: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(seconds: number, then: () => void): void {
    this.stop();
    this.left = seconds;
    this.#timer = setInterval(() => {
      this.left = (this.left ?? 1) - 1;
      if (this.left > 0) return;
      this.stop();
      then();
    }, 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.left = null;
  }
}

/** Ends a turn of the board game the way it is set, as long as the component lives that asked for it. */
export function endsByItself(ring: Ring, play: Play, position: () => Position, how: () => EndTurn): void {
  $effect(() => {
    const { asked } = position();
    const end = asked?.question.ask === 'finish' ? play.end : null;
    const way = how();
    void position().version;
    untrack(() => {
      ring.stop();
      if (!end || way === 'press') return;
      if (way === 'at_once') {
        if (asked?.answers.length === 1) play.give(end);
      } else if (!play.skipped.length) ring.start(4, () => play.end && play.give(play.end));
    });
    return () => ring.stop();
  });
}
