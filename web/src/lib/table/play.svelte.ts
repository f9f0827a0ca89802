// What one person does at the table: which places can be pressed, what a press sends, what is armed or only
// looked at. Nothing here knows the network; `send` and `undo` are given.
import type {
  Action,
  Answer,
  Asked,
  Blocked,
  Card,
  Event,
  Place,
  PlayerView,
  Position,
  Seat,
  View,
} from '../bazaar';
import { demanded } from '../places/printed';
import { effectsOf } from '../say/preview';
import type { Edge } from '../types/Edge';
import type { Effects } from '../types/Effects';
import type { Stops } from '../types/Stops';

export interface Means {
  position: () => Position;
  name: (seat: Seat) => string;
  send: (action: Action, then: Action[]) => void;
  undo: (to: number | null) => void;
  express: () => boolean;
  /** What is planned for one's own seat, and how to plan it; null where nothing can be planned. */
  plan?: () => readonly Action[] | null;
  planAhead?: (seat: Seat, wishes: Action[]) => void;
  /** What has happened so far, for what the position itself does not tell. */
  events?: () => Event[];
  /** False while nothing can be sent: no line, curtain, replay. */
  able: () => boolean;
}

/** Something taken up that is only spent with its target. */
export type Armed =
  | { what: 'card'; card: Card }
  | { what: 'tile' }
  | { what: 'barrier' }
  | { what: 'ruby' }
  | { what: 'guild'; guild: Place };

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

export const same = (a: Action, b: Action): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (action: Action) =>
  Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The place that an action is about, for those that are answered on the board. */
export function placeOf(action: Action): Place | null {
  switch (action.do) {
    case 'move':
    case 'long_way':
    case 'send':
    case 'corner':
    case 'move_companion':
    case 'two_steps':
    case 'anywhere':
    case 'family_walk':
    case 'emerge':
      return action.to;
    case 'use':
      return action.place;
    case 'baksheesh':
    case 'recall':
    case 'assistant_back':
    case 'call_back':
      return action.from;
    default:
      return null;
  }
}

/** The card that an action plays, if it plays one. */
export function cardOf(action: Action): Card | null {
  switch (action.do) {
    case 'long_way':
    case 'stay':
    case 'one_good':
    case 'five_lira':
    case 'family_home':
    case 'assistant_back':
    case 'any_goods':
    case 'corner':
    case 'two_coffee':
    case 'coffee_guild':
    case 'coffee_lira':
    case 'dice_yield':
    case 'swap':
    case 'one_letter':
    case 'dice_letter':
    case 'good_lira':
    case 'copy':
    case 'family_walk':
    case 'jump':
    case 'two_steps':
    case 'from_afar':
    case 'anywhere':
      return action.do;
    case 'good_and_lira':
      return action.good === 'blue' ? null : `${action.good}_and_lira`;
    case 'six':
      return 'die_to_six';
    default:
      return null;
  }
}

const TWICE: Partial<Record<Place, Card>> = {
  1: 'twice_wainwright',
  20: 'twice_coffee_house',
  5: 'twice_post_office',
  13: 'twice_palace',
  16: 'twice_dealer',
  14: 'twice_mosque',
  15: 'twice_mosque',
  24: 'twice_society',
};

/** Cards that need no target: a press plays them. */
const AT_ONCE: readonly Card[] = [
  'five_lira',
  'any_goods',
  'two_coffee',
  'coffee_guild',
  'coffee_lira',
  'dice_yield',
  'swap',
  'one_letter',
  'dice_letter',
  'red_and_lira',
  'green_and_lira',
  'yellow_and_lira',
  'copy',
];

/** Cards whose target is a place, with the answers that name it. */
const ON_BOARD: Partial<Record<Card, Action['do']>> = {
  corner: 'corner',
  long_way: 'long_way',
  assistant_back: 'assistant_back',
  stay: 'stay',
  family_walk: 'family_walk',
  two_steps: 'two_steps',
  anywhere: 'anywhere',
};
export const isOnBoard = (card: Card): boolean => card in ON_BOARD;

/** The figure whose move a press on a place means where both can go. */
export type MovingFigure = 'merchant' | 'companion';

export interface EdgeAnswer {
  between: Edge;
  answer: Answer;
}

export class Play {
  armed: Armed | null = $state(null);
  /** The answer that a hint named first, in notation. */
  hinted: string | null = $state(null);
  /** Chosen by a first tap. */
  selected: Place | null = $state(null);
  /** Under the pointer or the focus. */
  looked: Place | null = $state(null);
  /** The street chosen for the barrier; a second press puts it there. */
  edge: Edge | null = $state.raw(null);
  /** Who goes where both could. */
  figure: MovingFigure = $state('merchant');
  /** One answer at a time, although the express path would do more. */
  stepwise = $state(false);

  #means: Means;
  #later: { actions: Action[]; after: number } = { actions: [], after: 0 };

  constructor(means: Means) {
    this.#means = means;
  }

  get position(): Position {
    return this.#means.position();
  }
  get view(): View {
    return this.position.view;
  }
  get asked(): Asked | null {
    return this.#means.able() ? this.position.asked : null;
  }
  /** The seat that looks at the screen. */
  get seat(): Seat | null {
    const { viewer } = this.view;
    return viewer === 'spectator' ? null : viewer.seat;
  }
  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view.seats[this.seat] ?? null);
  }
  name = (seat: Seat): string => this.#means.name(seat);
  get events(): Event[] {
    return this.#means.events?.() ?? [];
  }

  /** What this seat would answer once it is asked, the best first. */
  get plan(): readonly Action[] {
    return this.#means.plan?.() ?? [];
  }
  /** One sits here and waits: what will be asked may be answered ahead. */
  get mayPlan(): boolean {
    return (this.#means.plan?.() ?? null) !== null && this.seat !== null && this.#means.able();
  }
  planAhead(wishes: Action[]): void {
    if (this.seat !== null && this.mayPlan) this.#means.planAhead?.(this.seat, wishes);
  }

  get express(): boolean {
    return this.#means.express() && !this.stepwise;
  }

  answers(...kinds: Action['do'][]): Answer[] {
    return (this.asked?.answers ?? []).filter((answer) => kinds.includes(answer.action.do));
  }

  answer(wanted: Action): Answer | null {
    return this.asked?.answers.find((answer) => same(answer.action, wanted)) ?? null;
  }

  blocked(wanted: Action): Blocked | null {
    return this.asked?.blocked.find((blocked) => same(blocked.action, wanted)) ?? null;
  }

  /** The card whose target is asked for: one that is taken up, or one that the copy card stands for. */
  get cardAsked(): Card | null {
    if (this.armed) return this.armed.what === 'card' ? this.armed.card : null;
    const question = this.asked?.question;
    return question?.ask === 'copy' ? question.card : null;
  }

  /** Merchant and companion can both move: the figure may be chosen. */
  get mayChooseFigure(): boolean {
    return (
      this.asked?.question.ask === 'move' &&
      !this.armed &&
      this.answers('move_companion').length > 0 &&
      this.answers('move').length > 0
    );
  }

  /** Which kinds of action are answered on the board right now. */
  get #onBoard(): Action['do'][] {
    if (this.armed?.what === 'tile') return ['call_back'];
    if (this.armed?.what === 'ruby') return ['baksheesh'];
    if (this.armed?.what === 'barrier' || this.armed?.what === 'guild') return [];
    const card = this.cardAsked;
    if (card) {
      const kind = ON_BOARD[card];
      return kind ? [kind] : [];
    }
    const question = this.asked?.question;
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

  targets: Map<Place, Target> = $derived.by(() => {
    const kinds = this.#onBoard;
    const found = new Map<Place, Target>();
    const here = this.me?.place ?? 0;
    for (const blocked of this.asked?.blocked ?? []) {
      if (!kinds.includes(blocked.action.do)) continue;
      const place = blocked.action.do === 'stay' ? here : placeOf(blocked.action);
      if (place !== null)
        found.set(place, {
          place,
          answer: null,
          blocked,
          effects: null,
          stops: null,
          short: null,
          other: null,
        });
    }
    for (const answer of this.answers(...kinds)) {
      const place = answer.action.do === 'stay' ? here : placeOf(answer.action);
      if (place === null) continue;
      const before = found.get(place);
      if (before?.answer && (answer.action.do === 'move_companion') !== (this.figure === 'companion')) {
        before.other = answer;
        continue;
      }
      const { effects, stops } = effectsOf(answer, this.express);
      found.set(place, {
        place,
        answer,
        blocked: null,
        effects,
        stops,
        short: this.#short(place, effects, stops),
        other: before?.answer ?? null,
      });
    }
    return found;
  });

  /** Arithmetic, no rule: what is bought there against what would be in the purse on arrival. */
  #short(place: Place, effects: Effects, stops: Stops | null): Short | null {
    const { view, me } = this;
    if (!me || stops === 'no_assistant') return null;
    const lira = me.lira - effects.pay.lira + effects.gain.lira;
    switch (place) {
      case 1:
        return me.capacity < 5 && lira < 7 ? { icon: 'lira', need: 7, have: lira } : null;
      case 23:
        return lira < 1 ? { icon: 'lira', need: 1, have: lira } : null;
      case 24: {
        // Letters for this very place are delivered on arrival.
        const arriving = me.letters?.letters.filter((to) => to === place).length ?? 0;
        const seals = (me.letters?.seals ?? 0) + arriving;
        return seals < 6 ? { icon: 'seal', need: 6, have: seals } : null;
      }
      case 16:
        return view.gem_price !== null && lira < view.gem_price
          ? { icon: 'lira', need: view.gem_price, have: lira }
          : null;
      case 20: {
        const price = view.mocha?.coffee_house_price;
        const coffee = (me.mocha?.coffee ?? 0) - (effects.pay.coffee ?? 0) + (effects.gain.coffee ?? 0);
        return price != null && coffee < price ? { icon: 'coffee', need: price, have: coffee } : null;
      }
      case 13: {
        const price = view.sultan_price;
        if (!price) return null;
        const need = price.any + price.goods.red + price.goods.green + price.goods.yellow + price.goods.blue;
        const { goods } = me;
        const kinds = ['red', 'green', 'yellow', 'blue'] as const;
        const given = kinds.reduce((n, good) => n + Math.min(goods[good], price.goods[good]), 0);
        const spare = kinds.reduce((n, good) => n + Math.max(0, goods[good] - price.goods[good]), 0);
        const have = given + Math.min(spare, price.any);
        return have < need ? { icon: 'any', need, have } : null;
      }
      default:
        return null;
    }
  }

  get shown(): Target | null {
    const place = this.looked ?? this.selected;
    return place === null ? null : (this.targets.get(place) ?? null);
  }

  /** The answer alone, or with everything that follows it without a decision. */
  give(answer: Answer, then: Action[] = []): void {
    if (!this.#means.able()) return;
    const path = this.express ? (answer.preview.express?.then ?? []) : [];
    this.#means.send(answer.action, then.length ? then : path);
    this.clear();
  }

  /** The answer, everything that follows without a decision, and the end of the turn. */
  giveAndEnd(answer: Answer): void {
    this.give(answer, [...(answer.preview.express?.then ?? []), { do: 'end' }]);
  }

  /** Answers that uncover something one after the other: each waits for what the one before has shown. */
  giveInTurn(actions: Action[]): void {
    const [first, ...rest] = actions;
    if (!first || !this.#means.able()) return;
    this.#later = { actions: rest, after: this.position.version };
    this.#means.send(first, []);
    this.clear();
  }

  /** The next of them, when its question has come; none if something else is asked now. */
  takeUp(): void {
    const { actions, after } = this.#later;
    const [next, ...rest] = actions;
    if (!next || this.position.version <= after || !this.#means.able()) return;
    const answer = this.answer(next);
    this.#later = { actions: answer ? rest : [], after: this.position.version };
    if (answer) this.#means.send(next, []);
  }

  /** Several answers with one press. */
  giveAll(actions: Action[]): void {
    const [first, ...rest] = actions;
    if (!first || !this.#means.able()) return;
    this.#means.send(first, rest);
    this.clear();
  }

  undo(to: number | null = null): void {
    if (this.#means.able()) this.#means.undo(to);
    this.clear();
  }

  clear(): void {
    this.hinted = null;
    this.armed = null;
    this.edge = null;
    this.selected = null;
    this.figure = 'merchant';
    this.stepwise = false;
  }

  /** A press on a place. A first tap on touch only shows; everything else does it. */
  press(place: Place, tap: boolean): 'sent' | 'selected' | 'refused' {
    const target = this.targets.get(place);
    const again = this.selected === place;
    if (!target?.answer) {
      this.selected = place;
      return 'refused';
    }
    if (tap && !again) {
      this.selected = place;
      return 'selected';
    }
    this.give(target.answer);
    return 'sent';
  }

  /** Streets where the barrier can be put, while that is asked. */
  get edges(): EdgeAnswer[] {
    if (this.armed?.what !== 'barrier' && this.asked?.question.ask !== 'tavern_edge') return [];
    return this.answers('barrier').flatMap((answer) =>
      answer.action.do === 'barrier' ? [{ between: answer.action.between, answer }] : [],
    );
  }

  get edgeAnswer(): Answer | null {
    return this.edge ? this.answer({ do: 'barrier', between: this.edge }) : null;
  }

  /** A first press on a street chooses it, the second puts the barrier there. */
  pressEdge(between: Edge): void {
    const again = this.edge !== null && this.edge.join() === between.join();
    const answer = again ? this.edgeAnswer : null;
    if (answer) this.give(answer);
    else this.edge = between;
  }

  /** What can be done with a guild card of one's own now. */
  guild(guild: Place): { use: 'play' | 'discard' | 'none'; answer: Answer | null; blocked: Blocked | null } {
    const discard = this.answer({ do: 'discard_guild', guild });
    if (discard) return { use: 'discard', answer: discard, blocked: null };
    const answer = this.answer({ do: 'guild', guild });
    return { use: answer ? 'play' : 'none', answer, blocked: this.blocked({ do: 'guild', guild }) };
  }

  /** A guild card replaces the whole turn: the first press raises it, the second plays it. */
  pressGuild(guild: Place): void {
    const { use, answer } = this.guild(guild);
    if (!answer) return;
    const raised = this.armed?.what === 'guild' && this.armed.guild === guild;
    if (use === 'discard' || raised) this.give(answer);
    else {
      this.selected = null;
      this.armed = { what: 'guild', guild };
    }
  }

  /** What can be done with a card of one's own now. */
  card(card: Card): CardUse {
    const question = this.asked?.question;
    const discards = this.answer({ do: 'discard', card });
    if (discards) return { use: 'discard', answers: [discards], blocked: null };
    const again = this.answer({ do: 'again' });
    if (again && question?.ask === 'finish' && question.again !== null && TWICE[question.again] === card)
      return { use: 'play', answers: [again], blocked: null };
    const answers = (this.asked?.answers ?? []).filter(({ action }) => cardOf(action) === card);
    if (answers.length === 0) {
      const blocked =
        this.asked?.blocked.find(({ action }) => cardOf(action) === card) ??
        (card.startsWith('twice')
          ? this.asked?.blocked.find(
              ({ action, ...reason }) =>
                action.do === 'again' && 'place' in reason && TWICE[reason.place] === card,
            )
          : undefined) ??
        null;
      return { use: 'none', answers: [], blocked };
    }
    return { use: AT_ONCE.includes(card) ? 'play' : 'arm', answers, blocked: null };
  }

  pressCard(card: Card): void {
    const { use, answers } = this.card(card);
    if (this.armed?.what === 'card' && this.armed.card === card) {
      this.armed = null;
      return;
    }
    const [first] = answers;
    if ((use === 'play' || use === 'discard') && first) this.give(first);
    else if (use === 'arm') {
      this.selected = null;
      this.armed = { what: 'card', card };
    }
  }

  /** Takes up something that needs a target, or puts it back. */
  arm(armed: Armed): void {
    this.selected = null;
    this.edge = null;
    this.armed = this.armed?.what === armed.what ? null : armed;
  }

  /** Esc: puts back what is armed, then what is chosen. False if there was nothing. */
  putBack(): boolean {
    if (this.edge !== null) {
      this.edge = null;
      return true;
    }
    const something = this.armed !== null || this.selected !== null;
    this.armed = null;
    this.selected = null;
    return something;
  }

  get end(): Answer | null {
    return this.answer({ do: 'end' });
  }

  /** Answers that are open beside ending the turn, apart from cards and tiles, which are never forgotten. */
  get skipped(): Answer[] {
    return this.answers('catch', 'governor', 'smuggler', 'trader', 'courier', 'again', 'take');
  }

  /** What the demand tile of the market asks for, as printed. */
  demand(market: 'small' | 'large') {
    const known = market === 'small' ? this.view.small_demand : this.view.large_demand;
    return { now: demanded(known[0]), next: demanded(known[1]) };
  }
}

export interface CardUse {
  use: 'play' | 'arm' | 'discard' | 'none';
  answers: Answer[];
  blocked: Blocked | null;
}
