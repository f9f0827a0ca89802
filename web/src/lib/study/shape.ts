// The shapes of the chart: bands stacked to the whole, lines, and the bars of the ledger. Numbers in, numbers and paths
// out; the components only paint.

/** Where the drawing stands in its frame. */
export interface Frame {
  width: number;
  height: number;
  /** Room for the stars above, for the fringe at both sides, for the rounds below. */
  top: number;
  side: number;
  bottom: number;
  turns: number;
}

export const round = (n: number): number => Math.round(n * 10) / 10;

export const inner = ({ width, height, top, side, bottom }: Frame) => ({
  width: width - 2 * side,
  height: height - top - bottom,
});

export const column = (frame: Frame): number => inner(frame).width / Math.max(1, frame.turns);
/** The left edge of a turn, from 0. */
export const left = (frame: Frame, turn: number): number => round(frame.side + turn * column(frame));
export const middle = (frame: Frame, turn: number): number => round(left(frame, turn) + column(frame) / 2);
/** How high a share of 0 to 1 stands, measured from below. */
export const high = (frame: Frame, share: number): number =>
  round(frame.top + inner(frame).height * (1 - share));

/** Chances as edges from the top: from 0 to exactly 1, whatever was rounded on the way. */
export function stacked(chances: readonly number[]): number[] {
  const safe = chances.map((chance) => (Number.isFinite(chance) && chance > 0 ? chance : 0));
  const sum = safe.reduce((a, b) => a + b, 0);
  const parts = sum > 0 ? safe.map((chance) => chance / sum) : safe.map(() => 1 / safe.length);
  const edges = [0];
  for (const part of parts) edges.push(Math.min(1, (edges.at(-1) ?? 0) + part));
  edges[edges.length - 1] = 1;
  return edges;
}

/** The band of a seat over some turns, with stepped edges. */
export function band(frame: Frame, chances: readonly number[][], seat: number, from = 0): string {
  const edges = chances.map(stacked);
  const y = (turn: number, k: number) => high(frame, 1 - (edges[turn]?.[k] ?? 0));
  let upper = '';
  let lower = '';
  for (let i = 0; i < edges.length; i++) {
    const [a, b] = [left(frame, from + i), left(frame, from + i + 1)];
    upper += `${i ? 'L' : 'M'}${a} ${y(i, seat)}H${b}`;
    lower = `L${b} ${y(i, seat + 1)}H${a}${lower}`;
  }
  return edges.length ? `${upper}${lower}z` : '';
}

/** The middle of a band at a turn, kept so far from the border that a disc fits. */
export function within(frame: Frame, chances: readonly number[], seat: number, room: number): number {
  const edges = stacked(chances);
  const share = 1 - ((edges[seat] ?? 0) + (edges[seat + 1] ?? 0)) / 2;
  const [top, bottom] = [frame.top + room, frame.top + inner(frame).height - room];
  return Math.min(Math.max(high(frame, share), top), bottom);
}

/** The chance of one seat as a line. */
export const line = (frame: Frame, chances: readonly number[][], seat: number): string =>
  chances.map((turn, i) => `${i ? 'L' : 'M'}${middle(frame, i)} ${high(frame, turn[seat] ?? 0)}`).join('');

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** More is not shown: points. */
export const CLIPPED = 0.18;
const SMALLEST = 0.6;

/** Luck goes up or down, what a choice gave away goes down only. Nothing where there is nothing to see. */
export function bars(
  frame: Frame,
  turn: number,
  { luck, loss }: { luck: number; loss: number },
): { luck: Bar | null; loss: Bar | null } {
  const [x, wide] = [frame.side + turn * column(frame), column(frame)];
  const half = frame.height / 2;
  const size = (value: number) => round((Math.min(CLIPPED, Math.abs(value)) / CLIPPED) * (half - 1));
  const bar = (at: number, value: number, up: boolean): Bar | null => {
    const height = size(value);
    if (!(height > SMALLEST)) return null;
    const width = round(Math.max(2, wide * 0.4));
    return { x: round(x + wide * at), y: round(up ? half - height : half), width, height };
  };
  return { luck: bar(0.08, luck, luck > 0), loss: bar(0.52, Math.max(0, loss), false) };
}

/** The turn below a point of the drawing, from 0. */
export function turnAt(frame: Frame, x: number): number {
  const turn = Math.floor((x - frame.side) / column(frame));
  return Math.min(Math.max(turn, 0), frame.turns - 1);
}
