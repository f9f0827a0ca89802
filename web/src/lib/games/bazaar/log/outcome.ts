// What came of a turn, added up: what went, what came, which dice. The outcome in the question, the line of the log and
// the ticker are made of it. What an event adds is one row; the rows of the base game are in `outcomes.ts`, those of a
// box in its folder, and `boxes/outcomes.ts` is the list of all.
import { m } from '../../../../paraglide/messages.js';
import { cost, gain, joined } from '../../../table/signs';
import type { TurnSigns } from '../../../table/turns';
import type { Event, Place, Seat } from '../bazaar';
import { placeName } from '../words/names';

/** What one event adds. */
export type OutcomeRow<E extends Event = Event> = (event: E, sum: TurnSum) => void;
export type OutcomeRows<Name extends Event['event']> = {
  [N in Name]: OutcomeRow<Extract<Event, { event: N }>>;
};

/** Deliberately: it is seen on the board, or told by another event. */
export const silent = (): void => undefined;

/** What went and what came with one answer: by icon, with a sign. */
type Amounts = Map<string, number>;

/** A part of a turn: at a place, or with somebody who was met there. */
export interface Part {
  place: Place | null;
  /** Who was met, as an icon. */
  met: string | null;
  steps: { went: Amounts; came: Amounts }[];
  /** The number named at the Tea House. */
  named: number | null;
  dice: number[];
  /** What there is to say besides: nothing was done, and why. */
  note: string;
}

const part = (place: Place | null, met: string | null = null): Part => ({
  place,
  met,
  steps: [],
  named: null,
  dice: [],
  note: '',
});

const MEETING_STEPS = 2;

export class TurnSum {
  readonly seat: Seat;
  parts: Part[] = [part(null)];
  /** The dice before the last roll: those that a figure walks by are not one's own. */
  #diceBefore: number[] | null = null;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  get #now(): Part {
    return this.parts.at(-1) as Part;
  }

  /** An answer begins: what went and came with it stays together. */
  step(): void {
    this.#diceBefore = null;
    this.#now.steps.push({ went: new Map(), came: new Map() });
  }
  /** A figure arrives where it acts. */
  arrive(seat: Seat, place: Place): void {
    if (seat !== this.seat) return;
    if (!this.#isEmpty(this.#now) || this.parts.length > 1) this.parts.push(part(place));
    else this.#now.place = place;
    this.step();
  }
  /** Somebody is met now. */
  meet(met: string): void {
    this.parts.push(part(this.place, met));
    this.step();
  }
  /** Somebody was met: what was paid and gained last was with him. */
  hasMet(met: string): void {
    const now = this.#now;
    if (this.#diceBefore) now.dice = this.#diceBefore;
    const full = now.steps.filter(({ went, came }) => went.size + came.size > 0);
    const taken = full.slice(-MEETING_STEPS);
    if (now.met === met || !taken.length) return;
    now.steps = now.steps.filter((step) => !taken.includes(step));
    this.parts.push({ ...part(now.place, met), steps: taken });
  }
  went(seat: Seat, icon: string, n = 1): void {
    if (seat === this.seat) this.#add('went', icon, n);
  }
  came(seat: Seat, icon: string, n = 1): void {
    if (seat === this.seat) this.#add('came', icon, n);
  }
  name(seat: Seat, number: number): void {
    if (seat === this.seat) this.#now.named = number;
  }
  roll(seat: Seat, dice: readonly number[]): void {
    if (seat !== this.seat) return;
    this.#diceBefore = this.#now.dice;
    this.#now.dice = [...dice];
  }
  note(seat: Seat, words: string): void {
    if (seat === this.seat) this.#now.note = words;
  }

  /** The turn is over; if nothing came of it, that is told. */
  end(): void {
    if (this.place !== null && !this.newest) this.#now.note = m.told_nothing();
  }

  /** Where the turn was played: the first place that was gone to. */
  get place(): Place | null {
    return this.parts.find(({ place }) => place !== null)?.place ?? null;
  }

  /** The part of which there is something to tell, the newest first. */
  get newest(): Part | null {
    return this.parts.findLast((one) => !this.#isEmpty(one)) ?? null;
  }

  #isEmpty({ steps, dice, note }: Part): boolean {
    return !note && !dice.length && steps.every(({ went, came }) => went.size + came.size === 0);
  }
  #add(where: 'went' | 'came', icon: string, n: number): void {
    if (n <= 0) return;
    if (!this.#now.steps.length) this.step();
    const step = this.#now.steps.at(-1);
    step?.[where].set(icon, (step[where].get(icon) ?? 0) + n);
  }
}

/** The sum of one side of some parts. */
function side(parts: Part[], where: 'went' | 'came'): Amounts {
  const all: Amounts = new Map();
  for (const { steps } of parts)
    for (const step of steps) for (const [icon, n] of step[where]) all.set(icon, (all.get(icon) ?? 0) + n);
  return all;
}

/** What is left of both sides: rubies first, then what came; what went only if nothing came. */
export function netOf(parts: Part[]): string {
  const net = side(parts, 'came');
  for (const [icon, n] of side(parts, 'went')) net.set(icon, (net.get(icon) ?? 0) - n);
  const rest = [...net].sort(([a], [b]) => Number(b === 'ruby') - Number(a === 'ruby'));
  const more = rest.filter(([, n]) => n > 0);
  if (more.length) return joined(...grouped(more).map(([icon, n]) => gain(n, icon)));
  return joined(...grouped(rest.filter(([, n]) => n < 0)).map(([icon, n]) => cost(-n, icon)));
}

const GOOD_ICONS = ['fabric', 'spice', 'fruit', 'jewel'];

/** Goods of several kinds are counted together, so that the line stays short. */
function grouped(amounts: [string, number][]): [string, number][] {
  const goods = amounts.filter(([icon]) => GOOD_ICONS.includes(icon));
  if (goods.length < 2) return amounts;
  const rest = amounts.filter(([icon]) => !GOOD_ICONS.includes(icon));
  return [...rest, ['any', goods.reduce((n, [, k]) => n + k, 0)]];
}

/** Few things are shown one by one, many as a number. */
const MANY = 5;
function things(amounts: Amounts): string {
  const rest = [...amounts].filter(([icon]) => icon !== 'lira');
  const many = rest.reduce((n, [, k]) => n + k, 0) > MANY;
  return joined(
    ...rest.map(([icon, n]) =>
      many && n > 1 ? `${n} :${icon}:` : Array.from({ length: n }, () => `:${icon}:`).join(''),
    ),
  );
}

const diceSigns = (dice: number[]): string => dice.map((n) => `:die-${n}:`).join('');

function rolled({ named, dice }: Part): string {
  if (!dice.length) return '';
  if (named === null) return diceSigns(dice);
  const sum = dice.reduce((a, b) => a + b, 0);
  return `${named} ${named <= sum ? '≤' : ':no:'} ${diceSigns(dice)}`;
}

/** One line of the log. */
export function signsOfTurn(sum: TurnSum): TurnSigns {
  const { parts, place } = sum;
  const met = parts.flatMap((one) => (one.met ? [`:${one.met}:`] : []));
  const notes = [...new Set(parts.map(({ note }) => note).filter(Boolean))];
  const [gone, come] = [side(parts, 'went'), side(parts, 'came')];
  // How much came of it stands at the end of the line.
  const got = joined(things(come), come.has('lira') ? ':lira:' : '');
  const went = joined(...met, things(gone), cost(gone.get('lira') ?? 0, 'lira'));
  return {
    place,
    placeName: place === null ? '' : placeName(place),
    went,
    came: joined(...parts.map(rolled), got, ...(went || got ? [] : notes)),
    net: netOf(parts),
    ruby: come.has('ruby'),
  };
}

/** What came of the newest part of a turn, in signs. */
export function outcomeSigns(one: Part): string {
  const each = (where: 'went' | 'came', sign: (n: number, icon: string) => string) =>
    joined(...[...side([one], where)].map(([icon, n]) => sign(n, icon)));
  const [went, came] = [each('went', cost), each('came', gain)];
  const change = joined(went, went && came ? '>' : '', came) || one.note || m.told_nothing();
  return `${headOf(one)} ${change}`;
}

/** Where it was, or which dice: before the colon. */
function headOf({ place, met, named, dice }: Part): string {
  if (dice.length) {
    const sum = dice.reduce((a, b) => a + b, 0);
    const said = named === null ? m.told_rolled() : m.told_named({ n: named });
    return `${joined(said, diceSigns(dice), dice.length > 1 ? `= ${sum}` : '')}:`;
  }
  if (met) return `:${met}:`;
  return place === null ? '' : `${placeName(place)}:`;
}
