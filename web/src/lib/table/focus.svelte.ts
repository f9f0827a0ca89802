// Focus is never lost: when what was focused is gone, the question has it; and when the board has no answer,
// whoever plays by keyboard finds the answers where the focus is.

export interface FocusMeans {
  play: { readonly asked: unknown; readonly busy: boolean };
  /** Where the answers are: on the board, on something drawn over it, or in the question. */
  answers: () => 'board' | 'over' | 'dock';
  /** Changes whenever what is focused may have gone. */
  changes: () => unknown;
  /** Nothing lies over the table. */
  free: () => boolean;
  /** Somebody plays by keyboard. */
  keyboard: () => boolean;
  board: () => void;
  dock: () => void;
}

export function keepFocus({ play, answers, changes, free, keyboard, board, dock }: FocusMeans): void {
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
      const at = answers();
      const onBoard = focused?.closest('#board');
      if (at === 'dock') {
        if (nowhere || onBoard) dock();
      } else if (nowhere || (at === 'over' && !onBoard)) board();
    });
  });
}

/** A place that has the focus itself, because what is to have it is fetched, hands it on as soon as that is there. */
export function onceThere(place: HTMLElement, focus: () => void): MutationObserver | null {
  if (document.activeElement !== place) return null;
  const arriving = new MutationObserver(() => {
    if (document.activeElement === place) focus();
    if (document.activeElement !== place) arriving.disconnect();
  });
  arriving.observe(place, { childList: true, subtree: true });
  return arriving;
}
