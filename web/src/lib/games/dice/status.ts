// Who must do what, and which part of the turn that is.
import { m } from '../../../paraglide/messages.js';
import type { Question } from '../../types/dice/Question';
import type { Seat } from '../../types/Seat';
import type { Deed } from './deeds';
import { sumDice, type Told, type View } from './dice';
import { diceMust, dicePrompt } from './questions';

export interface StatusNames {
  name: (seat: Seat) => string;
  /** With “bot” behind it where a bot plays. */
  called: (seat: Seat) => string;
}

/** An action that was pressed and can be done in several ways. */
const WHICH: Partial<Record<Deed, () => string>> = {
  pair: m.ask_dice_pair,
  cards: m.ask_dice_cards,
  tile: m.ask_dice_tile,
  ruby: m.ask_dice_ruby,
};

/** The status line: always there, always who must do what. */
export function diceStatus(
  view: View,
  me: Seat | null,
  { name, called }: StatusNames,
  opened: Deed | null = null,
): string {
  const { asked, question } = view;
  const prompt = (one: Question) => (opened && WHICH[opened]?.()) || dicePrompt(one, name(view.seat));
  if (view.ranking !== null) return m.ev_over();
  if (asked === null || !question) return m.wait_chance();
  if (asked === me) return `${m.name_you()}: ${prompt(question)}`;
  return diceMust(question, called(asked));
}

/** How many actions of this turn were begun. */
export function actionsBegun(log: Told[]): number {
  const events = log.flatMap((entry) => entry.events);
  const from = events.findLastIndex((event) => event.event === 'turn_began');
  return events.slice(from + 1).filter((event) => event.event === 'acted').length;
}

/** The parts of a turn; `done` actions of it were begun. */
export function diceSteps(view: View, done: number): { steps: string[]; now: number | null } {
  const all = done + view.actions_left;
  const i = Math.min(all, view.actions_left > 0 ? done + 1 : done);
  const steps = [
    m.dice_step_income(),
    m.dice_step_roll(),
    m.dice_step_act({ i: Math.max(1, i), n: Math.max(1, all) }),
    m.dice_step_pass(),
  ];
  return { steps, now: view.question && view.ranking === null ? stepOf(view, view.question) : null };
}

function stepOf({ dice, used_dice, actions_left }: View, question: Question): number {
  if (sumDice(dice) + sumDice(used_dice) === 0) return question.ask === 'roll' ? 1 : 0;
  return question.ask === 'act' && actions_left === 0 ? 3 : 2;
}

/** In the last round, which ends with the last seat: so many turns are left, the one being played among them. */
export const turnsLeft = ({ last_round, ranking, seats, seat }: View): number | null =>
  last_round && ranking === null ? seats.length - seat : null;
