// Where the street between two neighbouring places lies on the board, in units of a place.
import type { Place } from '../bazaar';
import type { Edge } from '../../../types/Edge';

export interface Street {
  x: number;
  y: number;
  /** It runs up and down, between places side by side. */
  upright: boolean;
}

export function street([a, b]: Edge, layout: readonly Place[], wide: number): Street {
  const [i, k] = [layout.indexOf(a), layout.indexOf(b)];
  const middle = (at: number) => [(at % wide) + 0.5, Math.floor(at / wide) + 0.5] as const;
  const [[x1, y1], [x2, y2]] = [middle(i), middle(k)];
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, upright: y1 === y2 };
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The street one gets to with an arrow key: the nearest one in that direction. */
export function towards(from: Street, key: string, all: readonly Street[]): number | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  let best: number | null = null;
  let least = Infinity;
  all.forEach((to, i) => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 0.1 && far < least) [best, least] = [i, far];
  });
  return best;
}
