// What every event adds to the outcome of its turn: one row each, and no row is missing.
import type { Event } from '../bazaar';
import { LETTERS_OUTCOMES } from '../letters/outcomes';
import { type OutcomeRow, type OutcomeRows, type TurnSum } from '../log/outcome';
import { BASE_OUTCOMES } from '../log/outcomes';
import { MOCHA_OUTCOMES } from '../mocha/outcomes';

export const OUTCOMES: OutcomeRows<Event['event']> = {
  ...BASE_OUTCOMES,
  ...MOCHA_OUTCOMES,
  ...LETTERS_OUTCOMES,
};

export const addTo = (sum: TurnSum, event: Event): void => (OUTCOMES[event.event] as OutcomeRow)(event, sum);
