// The places that can be pressed now, what a press on each does, and what is missing there.
import type { Action, Answer, Asked, Blocked, Card, Place, PlayerView, Question, View } from '../bazaar';
import { effectsOf } from '../words/preview';
import { placeRow } from '../boxes/places';
import { placeAsked, rowOf } from '../boxes/questions';
import type { Short } from '../places/place';
import type { Effects } from '../../../types/Effects';
import type { Stops } from '../../../types/Stops';
import { placeOf } from '../boxes/actions';
import { onBoardOf } from '../cards/use';

/** Something taken up that is only spent with its target. */
export type Armed =
  | { what: 'card'; card: Card }
  | { what: 'tile' }
  | { what: 'barrier' }
  | { what: 'ruby' }
  | { what: 'guild'; guild: Place };

/** The figure whose move a press on a place means where both can go. */
export type MovingFigure = 'merchant' | 'companion';

/** A place that can be pressed now, or why not. */
export interface Target {
  place: Place;
  answer: Answer | null;
  blocked: Blocked | null;
  effects: Effects | null;
  stops: Stops | null;
  /** One may go, but not act: what is missing there. */
  short: Short | null;
  /** The same place with the other figure: merchant or companion. */
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
  if (armed?.what === 'tile') return ['call_back'];
  if (armed?.what === 'ruby') return ['baksheesh'];
  if (armed?.what === 'barrier' || armed?.what === 'guild') return [];
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

/** The action of a place, or of its guild card, begins. */
const isVisit = ({ ask }: Question): boolean => ask === 'act' || ask === 'guild_choice';

export function targets(aim: Aim): Map<Place, Target> {
  const kinds = onBoard(aim);
  const found = new Map<Place, Target>();
  const here = aim.me?.place ?? 0;
  const at = (action: Action) => (action.do === 'stay' ? here : placeOf(action));
  const none = { answer: null, effects: null, stops: null, short: null, other: null };
  for (const blocked of aim.asked?.blocked ?? []) {
    const place = kinds.includes(blocked.action.do) ? at(blocked.action) : null;
    if (place !== null) found.set(place, { ...none, place, blocked });
  }
  for (const answer of aim.asked?.answers ?? []) {
    const place = kinds.includes(answer.action.do) ? at(answer.action) : null;
    if (place === null) continue;
    const before = found.get(place);
    if (before?.answer && (answer.action.do === 'move_companion') !== (aim.figure === 'companion')) {
      before.other = answer;
      continue;
    }
    const { effects, stops } = effectsOf(answer, aim.express);
    const short = missing(aim, place, effects, stops);
    found.set(place, { place, answer, blocked: null, effects, stops, short, other: before?.answer ?? null });
  }
  return found;
}

function missing({ view, me }: Aim, place: Place, effects: Effects, stops: Stops | null): Short | null {
  if (!me || stops === 'no_assistant') return null;
  const lira = me.lira - effects.pay.lira + effects.gain.lira;
  return placeRow(place).short?.({ view, me, place, effects, lira }) ?? null;
}
