// Ways over the board: along the streets, up to the border of the place where they lead.
import type { Way } from './parts';

export interface Arrow extends Way {
  /** 1 to 3 for an answer; nothing for what was played. */
  rank: number | null;
  /** Beside the middle of the street, where two would lie on each other. */
  shift: number;
}

export interface Drawn {
  d: string;
  /** The tip, and where it looks in degrees. */
  x: number;
  y: number;
  turn: number;
}

const r = (n: number): number => Math.round(n * 1000) / 1000;
const REACH = 0.36;
const LEAVE = 0.3;
const BEND = 0.14;

/** From the middle of one cell to the border of another, in cells. */
export function draw(from: [number, number], to: [number, number], shift: number): Drawn {
  const [[x1, y1], [x2, y2]] = [from, to];
  const [sx, sy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  if (sx === 0 || sy === 0) {
    const [ox, oy] = [sx === 0 ? shift : 0, sy === 0 ? shift : 0];
    const [x, y] = [r(x2 - sx * REACH + ox), r(y2 - sy * REACH + oy)];
    const turn = (Math.atan2(sy, sx) * 180) / Math.PI;
    return { d: `M${r(x1 + sx * LEAVE + ox)} ${r(y1 + sy * LEAVE + oy)}L${x} ${y}`, x, y, turn };
  }
  const [x, y] = [r(x2 + shift), r(y2 - sy * REACH)];
  const bend = `H${r(x - sx * BEND)}Q${x} ${r(y1 + shift)} ${x} ${r(y1 + shift + sy * BEND)}V${y}`;
  return { d: `M${r(x1 + sx * LEAVE)} ${r(y1 + shift)}${bend}`, x, y, turn: sy * 90 };
}

/** The ways of the answers and of what was played, each beside the others that share its first street. */
export function laid(ways: { way: Way; rank: number | null }[]): Arrow[] {
  const SHIFTS = [0, 0.16, -0.16, 0.28];
  const taken: string[] = [];
  return ways.map(({ way, rank }) => {
    const street = `${way.from}`;
    taken.push(street);
    const shift = SHIFTS[taken.filter((one) => one === street).length - 1] ?? 0;
    return { ...way, rank, shift };
  });
}
