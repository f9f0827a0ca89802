// The four parts of a turn, and which of them a question belongs to.
import { m } from '../../../../paraglide/messages.js';
import type { Question } from '../bazaar';
import { rowOf } from '../boxes/questions';
import { STEPS } from './question';

const NAMES = { move: m.step_move, pay: m.step_pay, act: m.step_act, meet: m.step_meet };

export const stepNames = (): string[] => STEPS.map((step) => NAMES[step]());

/** Most questions belong to the action of a place. */
export const stepOf = (question: Question): number => STEPS.indexOf(rowOf(question).step ?? 'act');
