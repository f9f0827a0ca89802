// What happened is one row: the sentence that tells it. The rows of the base game are in `base.ts`, those of a box in
// its folder; `boxes/events.ts` is the list of all.
import type { Event } from '../bazaar';
import type { Names, Sentence } from '../../../table/turns';

export type EventRow<E extends Event = Event> = (event: E, name: Names) => Sentence | null;

export type EventRows<Name extends Event['event']> = {
  [N in Name]: EventRow<Extract<Event, { event: N }>>;
};

/** Several events that belong together, in one sentence. */
export interface Fold {
  sentence: Sentence;
  /** How many events it tells. */
  events: number;
}
