// Where the light falls, and where the coach stands beside it.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Stand {
  x: number;
  y: number;
  /** The side of the coach at which the tip is; nothing where nothing is lit. */
  tip: 'top' | 'bottom' | 'left' | 'right' | null;
  /** How far along that side. */
  at: number;
}

const SLOTS: Record<string, string> = {
  dock: '#dock',
  cart: '[data-slot="tableau"]',
  race: '[data-slot="race"]',
  hand: '[data-slot="hand"]',
  board: '[data-slot="board"]',
  players: '#players',
  tray: '#tray',
};

/** Where something that a lesson names is found on the page. */
export function selectorOf(lit: string): string {
  const [, what = '', which = ''] = /^(place|player|answer|deed)-(.+)$/.exec(lit) ?? [];
  if (what === 'place') return `#board [data-place="${Number(which)}"]`;
  if (what === 'player') return `#players > :nth-child(${Number(which) || 1})`;
  if (what === 'deed') return `[data-deed="${CSS.escape(which)}"]`;
  if (what === 'answer') return `[data-answer="${CSS.escape(which)}"]`;
  return SLOTS[lit] ?? '#dock';
}

/** The smallest box round all of these. */
export function around(boxes: Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin;
  return { x, y, w: right - x, h: bottom - y };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(Math.max(low, high), value));

const GAP = 18;
const EDGE = 7;

/**
 * Beside the lit thing, never on it: below it if there is room, else above it, else at a side. What must stay free is
 * covered as little as can be.
 */
export function standBeside(lit: Box, size: { w: number; h: number }, free: Box[], screen: Box): Stand {
  const { w, h } = size;
  const x = clamp(lit.x + lit.w / 2 - w / 2, screen.x + EDGE, screen.x + screen.w - w - EDGE);
  const y = clamp(lit.y + lit.h / 2 - h / 2, screen.y + EDGE, screen.y + screen.h - h - EDGE);
  const along = clamp(lit.x + lit.w / 2 - x - 13, 14, w - 40);
  const down = clamp(lit.y + lit.h / 2 - y - 13, 14, h - 40);
  const ways: Stand[] = [
    { x, y: lit.y + lit.h + GAP, tip: 'top', at: along },
    { x, y: lit.y - h - GAP, tip: 'bottom', at: along },
    { x: lit.x - w - GAP, y, tip: 'right', at: down },
    { x: lit.x + lit.w + GAP, y, tip: 'left', at: down },
  ];
  const cost = ({ x, y }: Stand): number => {
    const box = { x, y, w, h };
    const outside = w * h - overlap(box, screen);
    return 8 * outside + 4 * overlap(box, lit) + free.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const best = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
  return {
    ...best,
    x: clamp(best.x, screen.x + EDGE, screen.x + screen.w - w - EDGE),
    y: clamp(best.y, screen.y + EDGE, screen.y + screen.h - h - EDGE),
  };
}

/** The outline of a box with round corners. */
export function outline({ x, y, w, h }: Box, r = 10): string {
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`;
}
