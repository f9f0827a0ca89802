// An action is one row: what it is called, its chip, where its answer stands, what it is about. The rows of the base
// game are in `actions.ts`, those of a box in its folder; `boxes/actions.ts` is the list of all.
import type { Action, Card, Place, Seat } from '../bazaar';

export interface ActionRow<A extends Action = Action> {
  /** On its button. */
  label: (action: A, playerName: (seat: Seat) => string) => string;
  /** In the turn strip: an icon and a word or two. */
  chip: (action: A) => { icon: string; text: string };
  /** Its answer stands beside the question; all others have a place of their own on board, hand or sheet. */
  button?: boolean;
  /** Easily forgotten: whoever ends the turn without it is reminded with these words. Cards and tiles never are. */
  forgotten?: () => string;
  /** The place that it is about, if it is answered on the board. */
  place?: (action: A) => Place;
  /** The card that it plays, if it plays one. */
  card?: (action: A) => Card | null;
}

export type ActionRows<Do extends Action['do']> = {
  [D in Do]: ActionRow<Extract<Action, { do: D }>>;
};

export const same = (a: Action, b: Action): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (action: Action) =>
  Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
