// Where things stand in the chart of rubies, in pixels.
import type { RubyLine } from './rubies';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Lines of the same height lie beside each other, this far apart where there is room. */
const APART = 7;
/** The marks at their ends are this far apart. */
const ENDS_APART = 23;

export class Scale {
  readonly turns: number;
  readonly most: number;

  constructor(
    readonly frame: Frame,
    readonly lines: readonly RubyLine[],
    goal: number,
  ) {
    this.turns = Math.max(4, ...lines.map(({ turns }) => turns));
    this.most = Math.max(goal, ...lines.flatMap(({ rubies }) => rubies.map(({ n }) => n)));
  }

  x(turn: number): number {
    const { left, right, width } = this.frame;
    return left + (turn / this.turns) * (width - left - right);
  }

  y(rubies: number): number {
    const { top, bottom, height } = this.frame;
    return height - bottom - (rubies / this.most) * (height - top - bottom);
  }

  /** Seats play one after the other: within a turn their rubies stand in this order. */
  at(row: number, turn: number, n: number): Point {
    const seats = this.lines.length;
    const room = (this.y(0) - this.y(1)) / (seats + 0.5);
    const aside = (row - (seats - 1) / 2) * Math.min(APART, room);
    return { x: this.x(turn - 1 + (row + 1) / (seats + 1)), y: this.y(n) - aside };
  }

  end(row: number): Point {
    const line = this.lines[row];
    return this.at(row, Math.max(1, line?.turns ?? 1), line?.rubies.at(-1)?.n ?? 0);
  }

  /** Where the mark at the end of each line stands: beside it, and not upon another one. */
  get marks(): Point[] {
    const ends = this.lines.map((_, row) => ({ row, ...this.end(row) })).sort((a, b) => a.y - b.y);
    const placed: Point[] = [];
    let above = -Infinity;
    for (const { row, x, y } of ends) {
      above = Math.max(y, above + ENDS_APART);
      placed[row] = { x, y: above };
    }
    return placed;
  }

  /** A flight of stairs: level from ruby to ruby, up where one came. */
  path(row: number): string {
    const start = { x: this.x(0), y: this.at(row, 1, 0).y };
    const steps = (this.lines[row]?.rubies ?? []).map(({ turn, n }) => this.at(row, turn, n));
    return `M${start.x} ${start.y}${steps.map(({ x, y }) => `H${x}V${y}`).join('')}H${this.end(row).x}`;
  }

  /** Turns that are written below: not more than there is room for. */
  get labels(): number[] {
    const step = [1, 2, 5, 10, 20, 50].find((n) => this.x(n) - this.x(0) >= 26) ?? 100;
    return Array.from({ length: Math.floor(this.turns / step) }, (_, i) => (i + 1) * step);
  }
}
