// Where a bubble can lie: beside the thing it is about, and over nothing that is asked.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Lies {
  left: number;
  top: number;
  /** Which way the thing lies, seen from the bubble. */
  points: 'down' | 'right' | null;
  /** Where along that edge, in pixels. */
  tip: number;
}
export interface Wish {
  width: number;
  height: number;
  /** The window. */
  room: Box;
  /** The thing; nothing if it is not on the screen. */
  thing: Box | null;
  /** What must stay in view: the question, and the places that answer it. */
  free: Box[];
  /** Where it lies at last: over others, whom it does not concern. */
  last: Box;
}

const EDGE = 6;
const GAP = 10;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function lay({ width, height, room, thing, free, last }: Wish): Lies {
  const across = (left: number) => clamp(left, room.left + EDGE, room.right - width - EDGE);
  const along = (top: number) => clamp(top, room.top + EDGE, room.bottom - height - EDGE);
  const fits = ({ left, top }: Lies) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const inside = top >= room.top + EDGE && left >= room.left + EDGE;
    return inside && !free.some((other) => meet(box, other));
  };
  if (thing) {
    const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
    const above = across(middle.x - width / 2);
    const beside = along(middle.y - height / 2);
    const found = [
      { left: above, top: thing.top - height - GAP, points: 'down' as const, tip: middle.x - above },
      { left: thing.left - width - GAP, top: beside, points: 'right' as const, tip: middle.y - beside },
    ].find(fits);
    if (found) return found;
  }
  return {
    left: across((last.left + last.right - width) / 2),
    top: Math.max(room.top + EDGE, last.bottom - height - EDGE),
    points: null,
    tip: 0,
  };
}
