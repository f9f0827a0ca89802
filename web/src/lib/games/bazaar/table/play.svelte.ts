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
import { isForgotten } from '../boxes/actions';
import { EXTRA_PIECE } from '../boxes/pieces';
import { demanded } from '../places/printed';
import type { Edge } from '../../../types/Edge';
import type { Effects } from '../../../types/Effects';
import { effectsOf } from '../words/preview';
import { optimistic } from './optimistic';
import { answerTo, blockedFor, cardUse, type CardUse } from '../cards/use';
import { cardAsked, targets, type Armed, type MovingFigure, type Target } from '../board/targets';
import { Look } from './look.svelte';

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
  /** On touch the first tap acts, too. */
  firstTap?: () => boolean;
  /** False while nothing can be sent: no line, curtain, replay. */
  able: () => boolean;
  /** How many answers are on their way. */
  sending?: () => number;
  /** The line is open: what was asked stays in view while its answer is on its way. */
  open?: () => boolean;
}

export class Play {
  armed: Armed | null = $state(null);
  /** The answer that a hint named first, in notation. */
  hinted: string | null = $state(null);
  /** Chosen by a first tap. */
  selected: Place | null = $state(null);
  /** The place under the pointer, since it moved. */
  hovered: Place | null = $state(null);
  /** The place that has the focus of a keyboard. */
  focused: Place | null = $state(null);
  /** What is looked at beside the board. */
  readonly look = new Look(this);
  /** What cannot be taken back, in notation: chosen, and not yet confirmed. */
  #chosen: string | null = $state(null);
  /** The street chosen by a first press, where a street is asked for. */
  edge: Edge | null = $state.raw(null);
  /** Who goes where both could. */
  figure: MovingFigure = $state('merchant');
  /** One answer at a time, although the express path would do more. */
  stepwise = $state(false);

  #means: Means;
  #given: { answer: Answer; effects: Effects; version: number } | null = $state.raw(null);
  #later: { actions: Action[]; after: number } = { actions: [], after: 0 };

  constructor(means: Means) {
    this.#means = means;
  }

  get position(): Position {
    return this.#means.position();
  }
  /** What is shown: with the answer that is on its way already taken. If it is refused, it is taken back. */
  view: View = $derived.by(() => {
    const { view, asked } = this.position;
    const given = this.#onTheWay;
    return given && asked ? optimistic(view, asked.seat, given.effects) : view;
  });
  get asked(): Asked | null {
    return this.#means.able() || this.busy ? this.position.asked : null;
  }
  /** Something is on its way: what is asked can be seen, and nothing can be pressed. */
  get busy(): boolean {
    return (this.#means.sending?.() ?? 0) > 0 && (this.#means.open?.() ?? true);
  }
  get able(): boolean {
    return this.#means.able();
  }
  get #onTheWay() {
    const given = this.#given;
    const sending = (this.#means.sending?.() ?? 0) > 0;
    return sending && given?.version === this.position.version ? given : null;
  }
  /** The answer that is on its way. */
  get given(): Answer | null {
    return this.#onTheWay?.answer ?? null;
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
    return answerTo(this.asked, wanted);
  }

  blocked(wanted: Action): Blocked | null {
    return blockedFor(this.asked, wanted);
  }

  /** The card whose target is asked for: one that is taken up, or one that the copy card stands for. */
  get cardAsked(): Card | null {
    return cardAsked(this);
  }

  /** The merchant and an extra piece can both move: the figure may be chosen. */
  get mayChooseFigure(): boolean {
    return (
      this.asked?.question.ask === 'move' &&
      !this.armed &&
      this.answers(EXTRA_PIECE.move).length > 0 &&
      this.answers('move').length > 0
    );
  }

  targets: Map<Place, Target> = $derived(this.given ? new Map() : targets(this));

  get shown(): Target | null {
    const place = this.hovered ?? this.focused ?? this.selected;
    return place === null ? null : (this.targets.get(place) ?? null);
  }

  /** The answer alone, or with everything that follows it without a decision. */
  give(answer: Answer, then: Action[] = []): void {
    if (!this.#means.able()) return;
    const path = this.express ? (answer.preview.express?.then ?? []) : [];
    const { effects } = effectsOf(answer, path.length > 0 || then.length > 0);
    this.#send(answer, effects, then.length ? then : path);
  }

  #send(answer: Answer, effects: Effects, then: Action[]): void {
    this.#given = { answer, effects, version: this.position.version };
    this.#means.send(answer.action, then);
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
    const answer = this.answer(first);
    if (answer) return this.#send(answer, this.look.effects ?? answer.preview, rest);
    this.#means.send(first, rest);
    this.clear();
  }

  undo(to: number | null = null): void {
    if (this.#means.able()) this.#means.undo(to);
    this.clear();
  }

  /** What was only looked at or taken up is put back. */
  clear(): void {
    this.look.end();
    this.#chosen = null;
    this.hovered = null;
    this.hinted = null;
    this.armed = null;
    this.edge = null;
    this.selected = null;
    this.figure = 'merchant';
    this.stepwise = false;
  }

  /** A press on a place. A first tap on touch only shows; everything else does it. */
  press(place: Place, tap: boolean): 'sent' | 'selected' | 'refused' | 'busy' {
    if (this.busy) return 'busy';
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

  /** What can be done with a card of one's own now. */
  card(card: Card): CardUse {
    return cardUse(this.asked, card);
  }

  pressCard(card: Card): void {
    const { use, answers } = this.card(card);
    if (this.armed?.what === 'card' && this.armed.card === card) {
      this.armed = null;
      return;
    }
    const [first] = answers;
    if (use === 'discard' && first) this.choose(first);
    else if (use === 'play' && first) this.give(first);
    else if (use === 'arm') {
      this.selected = null;
      this.armed = { what: 'card', card };
    }
  }

  /** What cannot be taken back: the first press chooses it, a second one or the main answer confirms it. */
  choose(answer: Answer): void {
    if (this.#chosen === answer.notation) this.give(answer);
    else this.#chosen = answer.notation;
  }

  /** The same where a mouse or a key hits what it aims at: there one press is enough. */
  chooseByTap(answer: Answer, tap: boolean): void {
    if (tap && !this.#means.firstTap?.()) this.choose(answer);
    else this.give(answer);
  }

  /** What is chosen and waits for its confirmation. */
  get chosen(): Answer | null {
    return this.asked?.answers.find(({ notation }) => notation === this.#chosen) ?? null;
  }

  isChosen(wanted: Action): boolean {
    return this.chosen !== null && this.chosen === this.answer(wanted);
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
    const something = this.armed !== null || this.selected !== null || this.chosen !== null;
    this.#chosen = null;
    this.armed = null;
    this.selected = null;
    return something;
  }

  get end(): Answer | null {
    return this.answer({ do: 'end' });
  }

  /** Answers that are open beside ending the turn, apart from cards and tiles, which are never forgotten. */
  get skipped(): Answer[] {
    return (this.asked?.answers ?? []).filter(({ action }) => isForgotten(action));
  }

  /** Cards of one's own that nobody else knows of. */
  get hiddenCards(): Card[] {
    const known = [...(this.me?.known_cards ?? [])];
    return (this.me?.hand ?? []).filter((card) => {
      const at = known.indexOf(card);
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
  }

  /** What is open beside ending the turn as far as everybody can tell: nothing that only a hidden card allows. */
  get openlySkipped(): Answer[] {
    const secret = this.hiddenCards.flatMap((card) => this.card(card).answers);
    const open = (this.asked?.answers ?? []).filter((answer) => !secret.includes(answer));
    return open.filter(({ action }) => action.do !== 'end');
  }

  /** What the demand tile of the market asks for, as printed. */
  demand(market: 'small' | 'large') {
    const known = market === 'small' ? this.view.small_demand : this.view.large_demand;
    return { now: demanded(known[0]), next: demanded(known[1]) };
  }
}
