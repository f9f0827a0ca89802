// The turn ends by itself after a while, for those who want that; any press stops it.
import { untrack } from 'svelte';
import type { Position } from '../games/bazaar/bazaar';
import type { EndTurn } from '../settings.svelte';
import type { Play } from '../games/bazaar/table/play.svelte';

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

/** Seconds of thought before a turn ends by itself. */
const SECONDS = 4;

/**
 * How a turn ends by itself: at once, after a while, or not at all. Others see when it ends, so a card that only its
 * owner knows of decides nothing here: whoever holds any waits, whatever they are.
 */
export function endsHow(play: Play, way: EndTurn): 'at_once' | 'ring' | null {
  if (!play.end || way === 'press') return null;
  if (way === 'at_once') {
    if (play.openlySkipped.length) return null;
    return play.hiddenCards.length ? 'ring' : 'at_once';
  }
  return play.openlySkipped.some((answer) => play.skipped.includes(answer)) ? null : 'ring';
}

/** Ends a turn of the board game the way it is set, as long as the component lives that asked for it. */
export function endsByItself(ring: Ring, play: Play, position: () => Position, how: () => EndTurn): void {
  $effect(() => {
    const { asked } = position();
    // Tracked: while an answer is on its way there is no end to give.
    const end = asked?.question.ask === 'finish' ? play.end : null;
    const way = how();
    void position().version;
    untrack(() => {
      ring.stop();
      const ends = end ? endsHow(play, way) : null;
      if (ends === 'at_once' && end) play.give(end);
      else if (ends === 'ring') ring.start(SECONDS, () => play.end && play.give(play.end));
    });
    return () => ring.stop();
  });
}
