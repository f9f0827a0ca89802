// Where each die lies. The rules know dice by their faces alone; the eye wants them to stay where they are.
import type { Dice } from '../../types/dice/Dice';
import type { Face } from '../../types/dice/Face';
import { FACES } from './dice';

export interface Slot {
  /** Nothing before the roll. */
  face: Face | null;
  used: boolean;
  /** Grows with every roll of this die, so that it tumbles again. */
  rolls: number;
}

export const blank = (count: number): Slot[] =>
  Array.from({ length: count }, () => ({ face: null, used: false, rolls: 0 }));

/** The dice as they lie now: those that were not lifted stay, the others take the faces that are left. */
export function arrange(before: Slot[], dice: Dice, used: Dice, lifted: ReadonlySet<number>): Slot[] {
  const left = new Map(FACES.map((face) => [face, dice[face] + used[face]]));
  const count = [...left.values()].reduce((a, b) => a + b, 0);
  const slots: (Slot | null)[] =
    before.length === count ? before.map((slot) => ({ ...slot })) : blank(count).map((slot) => slot);
  for (const [i, slot] of slots.entries()) {
    const there = slot?.face ? (left.get(slot.face) ?? 0) : 0;
    if (slot?.face && there > 0 && !lifted.has(i)) left.set(slot.face, there - 1);
    else slots[i] = null;
  }
  const faces = FACES.flatMap((face) => Array.from({ length: left.get(face) ?? 0 }, () => face));
  const all = slots.map(
    (slot, i): Slot =>
      slot ?? { face: faces.shift() ?? null, used: false, rolls: (before[i]?.rolls ?? 0) + 1 },
  );
  return all.map((slot, i) => ({ ...slot, used: isUsed(all, i, used) }));
}

/** Of equal dice those that were used before, then the last ones. */
function isUsed(slots: Slot[], at: number, used: Dice): boolean {
  const face = slots[at]?.face;
  if (!face) return false;
  const equal = slots.map((slot, i) => ({ slot, i })).filter(({ slot }) => slot.face === face);
  equal.sort((a, b) => Number(b.slot.used) - Number(a.slot.used) || b.i - a.i);
  return equal.slice(0, used[face]).some(({ i }) => i === at);
}

/** The faces of some dice, as the rules want them named. */
export function facesOf(slots: Slot[], which: ReadonlySet<number>): Dice {
  const dice: Dice = { red: 0, yellow: 0, green: 0, blue: 0, coin: 0, card: 0 };
  for (const [i, slot] of slots.entries()) if (which.has(i) && slot.face) dice[slot.face] += 1;
  return dice;
}
