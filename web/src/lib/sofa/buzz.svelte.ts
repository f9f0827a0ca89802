// A telephone that is a hand may lie face down while others play: it trembles when its owner is asked.
import { settings, still } from '../settings.svelte';

/** So many milliseconds. */
export const BUZZ = 200;

/** Calls whoever holds the telephone each time they are asked, where sounds are wanted and nothing is to be still. */
export function buzzWhenAsked(asked: () => boolean): void {
  // Whoever opens the page sees it.
  let before = true;
  $effect(() => {
    const now = asked();
    if (now && !before && settings.get('sound') && !still()) navigator.vibrate?.(BUZZ);
    before = now;
  });
}
