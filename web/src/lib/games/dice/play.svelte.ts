// What one person does at the table of the dice game: which dice are lifted, which action is opened, what a press
// sends. Nothing here knows the network; `send` and `undo` are given.
import { SvelteSet } from 'svelte/reactivity';
import { m } from '../../../paraglide/messages.js';
import type { Action } from '../../types/dice/Action';
import type { Blocked } from '../../types/dice/Blocked';
import type { PlayerView } from '../../types/dice/PlayerView';
import type { View } from '../../types/dice/View';
import type { Seat } from '../../types/Seat';
import type { Deed } from './deeds';
import { same, sumDice, type Answer, type Asked, type Position } from './dice';
import { explain, type Explained, type Thing } from './explain';
import { optimistic } from './optimistic';
import { arrange, blank, facesOf, type Slot } from './tray';
import { diceWhy } from './reasons';

export interface Means {
  position: () => Position;
  name: (seat: Seat) => string;
  send: (action: Action) => void;
  undo: (to: number | null) => void;
  /** Something was pressed that cannot be done: what it is, and why not. */
  refuse: (reason: string) => void;
  /** False while nothing can be sent: no line, an answer on its way, replay. */
  able: () => boolean;
  /** How many answers are on their way. */
  sending?: () => number;
  /** The line is open: what was asked stays in view while its answer is on its way. */
  open?: () => boolean;
  /** Something was pressed while an answer is on its way: it is told, not carried out. */
  wait?: () => void;
}

export class DicePlay {
  #slots: Slot[] = $state.raw([]);
  /** Dice that will be rolled again. */
  lifted = new SvelteSet<number>();
  /** An action that can be done in several ways, pressed once. */
  opened: Deed | null = $state(null);
  /** An answer that cannot be taken back: pressed once, and not yet confirmed. */
  chosen: Answer | null = $state.raw(null);
  /** What is under the pointer or the focus, or under a finger that stays. */
  look: Explained | null = $state.raw(null);
  /** What was pressed and cannot be done: it stays until something else is pressed. */
  asking: Explained | null = $state.raw(null);

  #means: Means;
  #given: { answer: Answer; version: number } | null = $state.raw(null);

  constructor(means: Means) {
    this.#means = means;
  }

  get position(): Position {
    return this.#means.position();
  }
  /** What is shown: with the answer that is on its way already taken. If it is refused, it is taken back. */
  view: View = $derived.by(() => {
    const { view, asked } = this.position;
    const answer = this.given;
    return answer && asked ? optimistic(view, asked.seat, answer.preview) : view;
  });
  /** The dice as they lie, those of an answer that is on its way already used. */
  slots: Slot[] = $derived.by(() => {
    if (!this.given || sumDice(this.given.preview.dice) === 0) return this.#slots;
    return arrange(this.#slots, this.view.dice, this.view.used_dice, NOTHING);
  });
  /** An answer is on its way: what was asked can be seen, and nothing can be pressed. */
  get busy(): boolean {
    return this.#sending && (this.#means.open?.() ?? true);
  }
  get #sending(): boolean {
    return (this.#means.sending?.() ?? 0) > 0;
  }
  /** The answer that is on its way. */
  get given(): Answer | null {
    return this.#sending && this.#given?.version === this.position.version ? this.#given.answer : null;
  }
  get asked(): Asked | null {
    return this.position.asked;
  }
  get seat(): Seat | null {
    const { viewer } = this.view;
    return viewer === 'spectator' ? null : viewer.seat;
  }
  get me(): PlayerView | null {
    return this.seat === null ? null : (this.view.seats[this.seat] ?? null);
  }
  /** In somebody else's turn: a card says what it offers. Whoever only watches reads all of it. */
  get other(): boolean {
    return this.seat !== null && this.seat !== this.view.seat;
  }
  name = (seat: Seat): string => this.#means.name(seat);

  /** The dice of the position take their places; what was lifted or opened for the one before is let go. */
  follow(view: View): void {
    const { dice, used_dice, dice_to_roll } = view;
    const rolled = [...Object.values(dice), ...Object.values(used_dice)].some((n) => n > 0);
    this.#slots = rolled ? arrange(this.#slots, dice, used_dice, this.lifted) : blank(dice_to_roll);
    this.putBack();
    this.look = null;
  }

  /** Puts lifted dice, an opened action and a chosen answer back. False if there was nothing. */
  putBack(): boolean {
    const something = this.lifted.size > 0 || this.opened !== null || this.chosen !== null;
    this.lifted.clear();
    this.opened = this.chosen = this.asking = null;
    return something;
  }

  // ---- Looking.

  lookAt(thing: Thing): void {
    this.look = explain(this, thing);
  }
  lookAnswer(answer: Answer): void {
    this.look = explain(this, { answer });
  }
  /** What was asked about by a press is forgotten with the next one. */
  forget(): void {
    this.look = this.asking = null;
  }
  unlook = (): void => {
    this.look = null;
  };
  /** What a press would change: what is looked at, else what is chosen. */
  get effects(): Answer['preview'] | null {
    if (this.given) return null;
    return (this.look ? this.look.answer : this.chosen)?.preview ?? null;
  }

  answers(...kinds: Action['do'][]): Answer[] {
    return (this.asked?.answers ?? []).filter(({ action }) => kinds.includes(action.do));
  }

  answer(wanted: Action): Answer | null {
    return this.asked?.answers.find(({ action }) => same(action, wanted)) ?? null;
  }

  blocked(wanted: Action): Blocked | null {
    return this.asked?.blocked.find(({ action }) => same(action, wanted)) ?? null;
  }

  give(answer: Answer): void {
    if (!this.asked || !this.#free()) return;
    this.#given = { answer, version: this.position.version };
    this.look = null;
    this.#means.send(answer.action);
  }

  /** Whether something can be sent. Whoever presses too early is told so. */
  #free(): boolean {
    if (this.busy) this.#means.wait?.();
    return this.#means.able();
  }

  /** What can be taken back is done at once; what reveals something is chosen first, then confirmed. */
  pick(answer: Answer): void {
    if (this.busy) return this.#means.wait?.();
    this.asking = null;
    if (answer.preview.reveals === 'none' || this.chosen === answer) return this.give(answer);
    this.putBack();
    this.chosen = answer;
  }

  #refuse(thing: Thing): void {
    const about = explain(this, thing);
    this.asking = about;
    this.#means.refuse(about.why ?? about.what);
  }

  undo(to: number | null = null): void {
    if (!this.position.undo.steps.length || !this.#free()) return;
    this.#given = null;
    this.#means.undo(to);
  }

  // ---- The overview.

  /** The ways to do one of the eight actions now. */
  ways(deed: Deed): Answer[] {
    return this.asked?.question.ask === 'act' ? this.answers(deed) : [];
  }

  /** Why one of the eight actions cannot be done now. */
  hindrance(deed: Deed): string {
    const early = this.early();
    if (early) return early;
    const reasons = (this.asked?.blocked ?? []).filter(({ action }) => action.do === deed);
    // What is nearest: the way that misses the least.
    const least = [...reasons].sort((a, b) => lacks(a) - lacks(b))[0];
    return least ? diceWhy(least, least.action.do === 'pair' ? least.action.good : null) : m.why_not_now();
  }

  /** Why no action at all can be done now. */
  early(): string | null {
    const { asked } = this;
    if (!asked) return m.why_not_your_turn();
    if (asked.question.ask === 'roll' || asked.question.ask === 'reveal') return m.why_roll_first();
    return asked.question.ask === 'act' ? null : m.why_not_acting();
  }

  /** A press on the overview: done if there is one way, else the ways are shown. */
  press(deed: Deed): void {
    if (this.busy) return this.#means.wait?.();
    const ways = this.ways(deed);
    const [only] = ways;
    if (!only) return this.#refuse({ deed });
    if (ways.length === 1) return this.pick(only);
    const opens = this.opened !== deed;
    this.putBack();
    this.opened = opens ? deed : null;
  }

  // ---- Things on the board that are answers: mosque tiles, tracks.

  /** A press on a thing of the board; what cannot be done says why. */
  choose(action: Action): void {
    if (this.busy) return this.#means.wait?.();
    const answer = this.answer(action);
    if (answer) this.pick(answer);
    else if (action.do === 'tile') this.#refuse({ tile: action.tile });
    else if (action.do === 'ruby') this.#refuse({ track: action.track });
  }

  /** A press on something that is only there to be asked about. */
  ask(thing: Thing): void {
    this.asking = explain(this, thing);
  }

  // ---- The tray.

  get mayLift(): boolean {
    return this.answers('reroll').length > 0;
  }

  lift(slot: number): void {
    if (this.busy) return this.#means.wait?.();
    if (!this.mayLift || this.slots[slot]?.used) return this.#refuse({ die: slot });
    this.opened = this.chosen = this.asking = null;
    if (this.lifted.has(slot)) this.lifted.delete(slot);
    else this.lifted.add(slot);
  }

  whyNotLift(slot: number): string {
    const { asked } = this;
    if (!asked) return m.why_not_your_turn();
    if (this.slots[slot]?.face === null) return m.why_roll_first();
    const blocked = asked.blocked.find(({ action }) => action.do === 'reroll');
    return blocked ? diceWhy(blocked) : m.why_reroll_too_late();
  }

  /** Rolling the lifted dice again. */
  get reroll(): Answer | null {
    if (this.lifted.size === 0) return null;
    return this.answer({ do: 'reroll', dice: facesOf(this.slots, this.lifted) });
  }

  get end(): Answer | null {
    return this.answers('end')[0] ?? null;
  }
}

const NOTHING: ReadonlySet<number> = new Set();

/** How much is missing; what no payment helps against comes last. */
const lacks = (blocked: Blocked): number =>
  blocked.code === 'short' ? Object.values(blocked.missing).reduce((a, b) => a + b, 0) : Infinity;
