// Which puzzle comes next: one that was not seen, about as hard as one is good, and not always the nearest.
import type { PuzzleLine } from '../types/PuzzleLine';

/** So many points farther away, a puzzle comes half as often. */
const HALF = 60;

/** `random` is from 0 up to 1. Nothing, if all were seen. */
export function choose(
  puzzles: readonly PuzzleLine[],
  seen: ReadonlySet<string>,
  rating: number,
  random = Math.random(),
): PuzzleLine | null {
  const open = puzzles.filter(({ id }) => !seen.has(id));
  const far = open.map((line) => Math.abs(line.rating - rating));
  // Measured from the nearest one, so that somebody far away from all of them gets one as well.
  const nearest = Math.min(...far);
  const weights = far.map((distance) => 2 ** ((nearest - distance) / HALF));
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  return open.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? open.at(-1) ?? null;
}
