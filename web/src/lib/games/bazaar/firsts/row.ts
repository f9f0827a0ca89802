// What a box says about what comes up for the first time: its things, those that a question brings, and those that
// somebody has.
import type { CameUp, First, FirstList } from '../../../firsts/first';
import type { Card, Place } from '../bazaar';
import type { Question } from '../../../types/Question';
import type { Play } from '../table/play.svelte';

export interface BoxFirsts {
  list: FirstList;
  /** Questions without a place: nobody has gone anywhere, or the turn is over. */
  nowhere: readonly Question['ask'][];
  /** What is asked about now. */
  asked: (play: Play) => CameUp[];
  /** What the player has. */
  owned: (play: Play) => CameUp[];
}

export const atPlace = (id: string, place: Place): CameUp => ({ id, at: [`#board [data-place="${place}"]`] });
export const inHand = (id: string): CameUp => ({ id, at: ['[data-slot="hand"]'] });
export const before = (id: string): CameUp => ({ id, at: ['[data-slot="tableau"]'] });
export const inQuestion = (id: string): CameUp => ({ id, at: ['#dock'] });

/** Places and cards in rows, each under the id of its page in the rules. */
export const placeFirsts = (texts: Record<Place, () => string>, name: (place: Place) => string): FirstList =>
  Object.fromEntries(
    Object.entries(texts).map(([place, text]): [string, First] => [
      `place-${place}`,
      { name: () => name(Number(place)), text },
    ]),
  );
export const cardFirsts = (
  texts: Partial<Record<Card, () => string>>,
  rows: Partial<Record<Card, { name: () => string }>>,
): FirstList =>
  Object.fromEntries(
    Object.entries(texts).map(([card, text]): [string, First] => [
      `card-${card}`,
      { name: () => rows[card as Card]?.name() ?? '', text },
    ]),
  );
