// The places that can be pressed now, what a press on each does, and what is missing there.
import type { Action, Answer, Asked, Blocked, Card, Place, PlayerView, Question, View } from '../bazaar';
import { effectsOf } from '../words/preview';
import { ARMED, type ArmedThing } from '../boxes/armed';
import { EXTRA_PIECE } from '../boxes/pieces';
import { placeRow } from '../boxes/places';
import { placeAsked, rowOf } from '../boxes/questions';
import { foreseen, stopped, type Plan } from '../places/plan';
import { tollDue } from '../places/toll';
import type { Effects } from '../../../types/Effects';
import type { Stops } from '../../../types/Stops';
import { placeOf } from '../boxes/actions';
import { onBoardOf } from '../cards/use';

/** Something taken up that is only spent with its target. */
export type Armed = { what: 'card'; card: Card } | ArmedThing;

/** The figure whose move a press on a place means where both can go: the merchant, or the extra piece of a box. */
export type MovingFigure = 'merchant' | 'extra';

/** A place that can be pressed now, or why not. */
export interface Target {
  place: Place;
  answer: Answer | null;
  blocked: Blocked | null;
  effects: Effects | null;
  stops: Stops | null;
  /** What going there would bring, in numbers; nothing where the board is pressed for something else. */
  plan: Plan | null;
  /** The same place with the other figure. */
  other: Answer | null;
}

/** What the targets depend on. */
export interface Aim {
  view: View;
  me: PlayerView | null;
  asked: Asked | null;
  armed: Armed | null;
  figure: MovingFigure;
  /** A press does all that follows without a decision. */
  express: boolean;
}

/** The card whose target is asked for: one that is taken up, or one that the copy card stands for. */
export function cardAsked({ armed, asked }: Pick<Aim, 'armed' | 'asked'>): Card | null {
  if (armed) return armed.what === 'card' ? armed.card : null;
  const question = asked?.question;
  return question?.ask === 'copy' ? question.card : null;
}

/** Which kinds of action are answered on the board right now. */
function onBoard(aim: Aim): readonly Action['do'][] {
  const { armed } = aim;
  if (armed && armed.what !== 'card') return ARMED[armed.what].onBoard;
  const card = cardAsked(aim);
  if (card) {
    const kind = onBoardOf(card);
    return kind ? [kind] : [];
  }
  const question = aim.asked?.question;
  if (!question) return [];
  const row = rowOf(question);
  if (row.onBoard) return row.onBoard;
  const place = isVisit(question) ? placeAsked(question) : null;
  return (place !== null && placeRow(place).onBoard) || [];
}

/** The action of a place begins. */
const isVisit = (question: Question): boolean => rowOf(question).isVisit ?? false;

/** Its press moves the extra piece, not the merchant. */
export const movesExtra = ({ action }: Answer): boolean => action.do === EXTRA_PIECE.move;

export function targets(aim: Aim): Map<Place, Target> {
  const kinds = onBoard(aim);
  const found = new Map<Place, Target>();
  const here = aim.me?.place ?? 0;
  const at = (action: Action) => (action.do === 'stay' ? here : placeOf(action));
  const none = { answer: null, effects: null, stops: null, plan: null, other: null };
  for (const blocked of aim.asked?.blocked ?? []) {
    const place = kinds.includes(blocked.action.do) ? at(blocked.action) : null;
    if (place !== null) found.set(place, { ...none, place, blocked });
  }
  for (const answer of aim.asked?.answers ?? []) {
    const place = kinds.includes(answer.action.do) ? at(answer.action) : null;
    if (place === null) continue;
    const before = found.get(place);
    if (before?.answer && movesExtra(answer) !== (aim.figure === 'extra')) {
      before.other = answer;
      continue;
    }
    const { effects, stops } = effectsOf(answer, aim.express);
    const plan = planned(aim, place, answer);
    found.set(place, { place, answer, blocked: null, effects, stops, plan, other: before?.answer ?? null });
  }
  return found;
}

/** The whole way counts, also for those who go it step by step. */
function planned({ view, me }: Aim, place: Place, answer: Answer): Plan | null {
  const { effects, stops } = effectsOf(answer, true);
  // Acting from afar has no way: the place is as good as reached.
  const then = answer.preview.express?.then ?? (answer.action.do === 'use' ? [] : null);
  if (!me || !then) return foreseen(effects);
  const lira = me.lira - effects.pay.lira + effects.gain.lira;
  const acted = then.some(({ do: what }) => what === 'act' || what === 'recall_all');
  const due = tollDue(view, me, place, answer);
  const arrival = { view, me, place, effects, stops, acted, lira, due };
  return stopped(arrival) ?? placeRow(place).plan?.(arrival) ?? foreseen(effects);
}
