// Everything that can happen in the board game: one row each, and no row is missing.
import type { Event } from '../bazaar';
import { LETTERS_EVENTS } from '../letters/events';
import { BASE_EVENTS } from '../log/base';
import type { EventRow, EventRows, Fold } from '../log/sentence';
import { coffeeGained, foldGuildCards, MOCHA_EVENTS } from '../mocha/events';
import type { Amounts } from '../../../types/Amounts';
import type { Names, Sentence } from '../../../table/turns';

const EVENTS: EventRows<Event['event']> = { ...BASE_EVENTS, ...MOCHA_EVENTS, ...LETTERS_EVENTS };

/** What happened, in a sentence; nothing if it goes without saying. */
export const sentence = (event: Event, name: Names): Sentence | null =>
  (EVENTS[event.event] as EventRow)(event, name);

/** Events of a box at the beginning of a list that are told in one sentence. */
export const fold = (events: readonly Event[], name: Names): Fold | null => foldGuildCards(events, name);

/** A sum with what an event of a box gives; nothing if it does not give anything that is told with goods. */
export const alsoGained = (sum: Partial<Amounts>, event: Event): Partial<Amounts> | null =>
  coffeeGained(sum, event);
