// The places that can be pressed now, what a press on each does, and what is missing there.
import type { Action, Answer, Asked, Blocked, Card, Place, PlayerView, View } from '../bazaar';
import { effectsOf } from '../words/preview';
import { EXTENSIONS, RUBY_SEALS, WAINWRIGHT_PRICE } from '../../../types/printed';
import type { Effects } from '../../../types/Effects';
import type { Stops } from '../../../types/Stops';
import { placeOf } from '../words/action';
import { ON_BOARD } from '../cards/use';

/** Something taken up that is only spent with its target. */
export type Armed =
  | { what: 'card'; card: Card }
  | { what: 'tile' }
  | { what: 'barrier' }
  | { what: 'ruby' }
  | { what: 'guild'; guild: Place };

/** What a wheelbarrow with every extension holds of each good. */
const FULL = 2 + EXTENSIONS;

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

export interface Short {
  icon: string;
  need: number;
  have: number;
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
function onBoard(aim: Aim): Action['do'][] {
  const { armed } = aim;
  if (armed?.what === 'tile') return ['call_back'];
  if (armed?.what === 'ruby') return ['baksheesh'];
  if (armed?.what === 'barrier' || armed?.what === 'guild') return [];
  const card = cardAsked(aim);
  if (card) {
    const kind = ON_BOARD[card];
    return kind ? [kind] : [];
  }
  const question = aim.asked?.question;
  if (question?.ask === 'move') return ['move', 'move_companion'];
  if (question?.ask === 'emerge') return ['emerge'];
  if (question?.ask === 'at_barrier') return ['use'];
  if (question?.ask === 'tavern_ruby') return ['baksheesh'];
  const place =
    question?.ask === 'act' ? question.place : question?.ask === 'guild_choice' ? question.guild : null;
  if (place === 12) return ['send'];
  if (question?.ask === 'recall' || place === 7) return ['recall'];
  return [];
}

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

/** Arithmetic, no rule: what is bought there against what would be in the purse on arrival. */
function missing({ view, me }: Aim, place: Place, effects: Effects, stops: Stops | null): Short | null {
  if (!me || stops === 'no_assistant') return null;
  const lira = me.lira - effects.pay.lira + effects.gain.lira;
  const less = (icon: string, need: number, have: number): Short | null =>
    have < need ? { icon, need, have } : null;
  switch (place) {
    case 1:
      return me.capacity < FULL ? less('lira', WAINWRIGHT_PRICE, lira) : null;
    case 23:
      return less('lira', 1, lira);
    case 24: {
      // Letters for this very place are delivered on arrival.
      const arriving = me.letters?.letters.filter((to) => to === place).length ?? 0;
      return less('seal', RUBY_SEALS[0], (me.letters?.seals ?? 0) + arriving);
    }
    case 16:
      return view.gem_price === null ? null : less('lira', view.gem_price, lira);
    case 20: {
      const price = view.mocha?.coffee_house_price;
      const coffee = (me.mocha?.coffee ?? 0) - (effects.pay.coffee ?? 0) + (effects.gain.coffee ?? 0);
      return price == null ? null : less('coffee', price, coffee);
    }
    case 13: {
      const price = view.sultan_price;
      if (!price) return null;
      const need = price.any + price.goods.red + price.goods.green + price.goods.yellow + price.goods.blue;
      const { goods } = me;
      const kinds = ['red', 'green', 'yellow', 'blue'] as const;
      const given = kinds.reduce((n, good) => n + Math.min(goods[good], price.goods[good]), 0);
      const spare = kinds.reduce((n, good) => n + Math.max(0, goods[good] - price.goods[good]), 0);
      return less('any', need, given + Math.min(spare, price.any));
    }
    default:
      return null;
  }
}
