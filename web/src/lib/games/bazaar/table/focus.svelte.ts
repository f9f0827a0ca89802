// Focus is never lost: when what was focused is gone, the question has it; and when the board has no answer,
// whoever plays by keyboard finds the answers where the focus is.
import type { Play } from './play.svelte';

export interface FocusMeans {
  play: Play;
  /** Changes whenever what is focused may have gone. */
  changes: () => unknown;
  /** Somebody plays by keyboard, and nothing lies over the table. */
  wanted: () => boolean;
  board: () => void;
  dock: () => void;
}

export function keepFocus({ play, changes, wanted, board, dock }: FocusMeans): void {
  $effect(() => {
    changes();
    queueMicrotask(() => {
      if (!play.asked || !wanted()) return;
      const focused = document.activeElement;
      const edges = play.edges.length > 0;
      if (play.targets.size > 0 || edges) {
        if (focused === document.body || (edges && !focused?.closest('#board'))) board();
      } else if (focused === document.body || focused?.closest('#board')) dock();
    });
  });
}
