// Presses beside the light: which of them are answered at once, and which are left to the table.
import type { GameTypes, PositionOf } from '../game';
import type { Scene } from '../types/Scene';

type Shown = Pick<Scene<PositionOf<GameTypes>, unknown>, 'lit' | 'exercise' | 'position'>;

/**
 * The place to which somebody wants to go who has pressed it while another one is lit: it is answered at once with what
 * is wrong. In an exercise a place that can be reached is no mistake: the table shows the plan for it, as ever.
 */
export function elsewhere({ lit, exercise, position }: Shown, pressed: number): number | null {
  const places = lit.filter((one) => one.startsWith('place-'));
  const question = position.asked?.question as { ask?: string } | undefined;
  if (question?.ask !== 'move' || places.length === 0 || places.includes(`place-${pressed}`)) return null;
  const reachable = position.asked?.answers.some(({ notation }) => notation === `move-${pressed}`) ?? false;
  return exercise && reachable ? null : pressed;
}
