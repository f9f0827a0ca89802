// A rating over the games, as a line in a frame. The games come with the last first.
import type { RatedGame } from '../types/RatedGame';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  /** The ratings after each game, the first one first. */
  line: string;
  /** Around it what may be as well. */
  band: string;
  end: { x: number; y: number; rating: number };
  /** Round numbers at the side. */
  ticks: { y: number; rating: number }[];
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000];

/** Nothing before there are two points. */
export function chart(games: readonly RatedGame[], frame: Frame): Chart | null {
  const oldest = games[games.length - 1];
  if (!oldest) return null;
  const points = [oldest.before, ...games.map(({ after }) => after).reverse()];
  const lowest = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const highest = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const span = Math.max(highest - lowest, 1);
  const inner = frame.height - frame.top - frame.bottom;
  const y = (rating: number) => round(frame.top + ((highest - rating) / span) * inner);
  const x = (index: number) =>
    round(frame.left + (index / (points.length - 1)) * (frame.width - frame.left - frame.right));
  const path = (ys: number[]) => ys.map((at, index) => `${x(index)} ${at}`);
  const upper = path(points.map(({ rating, uncertainty }) => y(rating + uncertainty)));
  const lower = path(points.map(({ rating, uncertainty }) => y(rating - uncertainty))).reverse();
  const last = points[points.length - 1] ?? oldest.after;
  const step = STEPS.find((step) => span / step <= 5) ?? 2000;
  const ticks = [];
  for (let rating = Math.ceil(lowest / step) * step; rating <= highest; rating += step)
    ticks.push({ y: y(rating), rating });
  return {
    line: `M${path(points.map(({ rating }) => y(rating))).join('L')}`,
    band: `M${upper.join('L')}L${lower.join('L')}Z`,
    end: { x: x(points.length - 1), y: y(last.rating), rating: last.rating },
    ticks,
  };
}

const round = (value: number): number => Math.round(10 * value) / 10;
