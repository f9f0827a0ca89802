// How a turn of the board game ends by itself.
import { untrack } from 'svelte';
import type { EndTurn } from '../../../settings.svelte';
import type { EndTimer } from '../../../table/endTimer.svelte';
import type { Position } from '../bazaar';
import type { Play } from './play.svelte';

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
export function endsByItself(ring: EndTimer, play: Play, position: () => Position, how: () => EndTurn): void {
  $effect(() => {
    const { asked } = position();
    // Tracked: while an answer is on its way there is no end to give.
    const end = asked?.question.ask === 'finish' && play.able ? play.end : null;
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
