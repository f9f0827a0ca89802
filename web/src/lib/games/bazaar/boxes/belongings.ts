// What the boxes at this table add to what a player has.
import type { PlayerView } from '../bazaar';
import { LETTERS_BELONGINGS } from '../letters/belongings';
import { MOCHA_BELONGINGS } from '../mocha/belongings';
import type { Belongings, Count } from '../table/belongings';
import type { Effects } from '../../../types/Effects';

const BOXES: readonly Belongings[] = [MOCHA_BELONGINGS, LETTERS_BELONGINGS];

export function belongingsOf(player: PlayerView, effects: Effects | null = null) {
  const here = BOXES.filter((box) => box.isIn(player));
  const counts = here.flatMap((box) => box.counts(player, effects));
  const kind = (wanted: Count['kind']) => counts.filter((count) => count.kind === wanted);
  return {
    money: kind('money'),
    cards: kind('cards'),
    sums: kind('sum'),
    hand: here.flatMap((box) => box.hand?.(player) ?? []),
    /** Pieces with a line of their own, and those that lie among other things. */
    lines: here.filter((box) => box.ownLine).map((box) => box.Pieces),
    loose: here.filter((box) => !box.ownLine).map((box) => box.Pieces),
  };
}
