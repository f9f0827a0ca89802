// Who is met where a way ends, as the icon of that figure.
import type { View } from '../bazaar';
import { peopleAt } from '../board/people';
import type { Effects } from '../../../types/Effects';

/** Several are met, or nobody that is known. */
const ANYBODY = 'other';

export function metIcon({ moves }: Effects, view: View): string {
  const me = view.seats[view.seat];
  const ways = moves.flatMap((move) =>
    move.move === 'merchant' || move.move === 'companion' ? [move.to] : [],
  );
  const here = peopleAt(view, ways.at(-1) ?? me?.place ?? 0);
  const figures = here.figures.map((figure) => figure.replace('_', '-'));
  const family = here.family.filter((colour) => colour !== me?.colour).map((colour) => `family-${colour}`);
  const [met, ...others] = [...figures, ...family];
  return met && !others.length ? met : ANYBODY;
}
