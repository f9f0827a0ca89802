// Focus is never lost: when what was focused is gone, the question has it; and when the board has no answer,
// whoever plays by keyboard finds the answers where the focus is.
import { overlayAsks } from '../boxes/overlays';
import type { Play } from './play.svelte';

export interface FocusMeans {
  play: Play;
  /** Changes whenever what is focused may have gone. */
  changes: () => unknown;
  /** Nothing lies over the table. */
  free: () => boolean;
  /** Somebody plays by keyboard. */
  keyboard: () => boolean;
  board: () => void;
  dock: () => void;
}

export function keepFocus({ play, changes, free, keyboard, board, dock }: FocusMeans): void {
  let arrived = false;
  $effect(() => {
    changes();
    queueMicrotask(() => {
      const focused = document.activeElement;
      // Whoever has just come from another page, and whoever has ended the turn, is at the question. A page that was
      // opened afresh has not lost anything.
      const came = !arrived && navigator.userActivation?.hasBeenActive;
      if (focused === document.body && free() && (came || (keyboard() && !play.asked))) dock();
      arrived = true;
      // While an answer is on its way there is nothing to press, and the dock itself has the focus meanwhile.
      if (!play.asked || play.busy || !keyboard() || !free()) return;
      const nowhere = focused === document.body || focused?.id === 'dock';
      const beside = overlayAsks(play);
      if (play.targets.size > 0 || beside) {
        if (nowhere || (beside && !focused?.closest('#board'))) board();
      } else if (nowhere || focused?.closest('#board')) dock();
    });
  });
}
