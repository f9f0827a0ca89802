// Everything that can happen in the board game: one row each, and no row is missing.
import type { Event } from '../bazaar';
import { LETTERS_EVENTS } from '../letters/events';
import { BASE_EVENTS } from '../log/base';
import type { EventRow, EventRows } from '../log/sentence';
import { MOCHA_EVENTS } from '../mocha/events';
import type { Names, Sentence } from '../../../table/turns';

const EVENTS: EventRows<Event['event']> = { ...BASE_EVENTS, ...MOCHA_EVENTS, ...LETTERS_EVENTS };

/** What happened, in a sentence; nothing if it goes without saying. */
export const sentence = (event: Event, name: Names): Sentence | null =>
  (EVENTS[event.event] as EventRow)(event, name);
