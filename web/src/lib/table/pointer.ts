// A mouse looks at something only by moving. What comes to lie under a resting one was not asked about: the page has
// just come, or the question has changed.

let last: { x: number; y: number } | null = null;

/** Whether this is a mouse that moves. Browsers repeat the last move where something new lies under the pointer. */
export function hovers({ type, pointerType, screenX: x, screenY: y }: PointerEvent): boolean {
  const moved = last === null || last.x !== x || last.y !== y;
  last = { x, y };
  return type === 'pointermove' && pointerType === 'mouse' && moved;
}
