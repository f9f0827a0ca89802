// Where a paper lies that hides neither the question nor the hand: over the left column of a wide screen, over the
// board of a small one.

/** The place as CSS; nothing where no table lies. */
export function besideBoard(): string {
  const dock = document.querySelector('#dock')?.getBoundingClientRect();
  const head = document.querySelector('.head')?.getBoundingClientRect();
  if (!dock || !head) return '';
  // A wide screen has the head on the left of the board and the question on its right.
  if (dock.left > head.right && head.left < innerWidth / 4 && innerHeight > 500)
    return `left: ${head.left}px; top: ${head.bottom + 8}px; bottom: 12px; width: ${Math.max(head.width, 250)}px`;
  // A phone on its side: the question is the right half.
  if (dock.left > innerWidth / 4) return `left: 0; top: 0; bottom: 0; width: ${Math.round(dock.left) - 4}px`;
  const top = Math.min(head.bottom, 60);
  return `left: 0; right: 0; top: ${Math.round(top)}px; bottom: ${Math.round(innerHeight - dock.top) + 4}px`;
}

/** Calls whenever what the paper lies beside has another size, until the result is called. */
export function follows(place: () => void): () => void {
  const observer = new ResizeObserver(place);
  for (const slot of document.querySelectorAll('#dock, .head, [data-slot]')) observer.observe(slot);
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
  };
}
