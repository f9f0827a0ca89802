// A mouse looks at something only by moving. What comes to lie under a resting one was not asked about: the page has
// just come, or the question has changed.

/** Whether it was a finger or a pen that pressed: it shows first. A mouse and a key do what they aim at. */
export const isTap = ({ pointerType }: MouseEvent & { pointerType?: string }): boolean =>
  pointerType === 'touch' || pointerType === 'pen';

let last: { x: number; y: number } | null = null;

/** Whether this is a mouse that moves. Browsers repeat the last move where something new lies under the pointer. */
export function hovers({ type, pointerType, screenX: x, screenY: y }: PointerEvent): boolean {
  const moved = last === null || last.x !== x || last.y !== y;
  last = { x, y };
  return type === 'pointermove' && pointerType === 'mouse' && moved;
}
