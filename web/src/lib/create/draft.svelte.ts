// The table somebody is about to create: seats, layout, variants. It offers only what can be dealt and says
// why something is not offered.
import type { TalkKinds } from '../types/TalkKinds';
import type { TalkRules } from '../types/TalkRules';
import { alone } from '../alone';
import type { Colour } from '../types/Colour';
import type { Options } from '../types/Options';
import type { Place } from '../types/Place';
import type { Chair } from '../types/Chair';
import type { Late } from '../types/Late';
import type { NewTable } from '../types/NewTable';
import type { Pace } from '../types/Pace';
import type { Options as DiceOptions } from '../types/dice/Options';
import { LIVE } from '../clock/pace';
import { BOXES, type Box, type BoxRow } from './boxes';
import {
  ARRANGEMENTS,
  layoutKind,
  PRINTED,
  swapped,
  type Arrangement,
} from '../games/bazaar/layouts/layouts';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'white'];

/** Who sits: `me`, `open`, `hot`, or `bot:` with its level. */
export type Who = 'me' | 'open' | 'hot' | `bot:${string}`;

export interface SeatDraft {
  /** Stays with the seat while others come and go. */
  key: number;
  who: Who;
  /** Of another person at this device. */
  name: string;
  colour: Colour;
}

export type PaceKind = Pace['pace'];

/** Why a variant is not offered. */
export type Obstacle = 'five';

/** One person and bots. */
const SOLO: readonly Who[] = ['me', 'bot:medium', 'bot:medium'];

export class Draft {
  box: Box = $state('base');
  seats: SeatDraft[] = $state([]);
  arrangement: Arrangement = $state('short');
  /** The last arrangement that was shuffled or made by hand. */
  places: Place[] = $state([...PRINTED.short]);
  /** The position picked up for swapping. */
  picked: number | null = $state(null);
  older: boolean = $state(false);
  neutralAssistants: boolean = $state(false);
  caravanLeader: boolean = $state(false);
  /** Only the bonus cards of the box, where that can be chosen. */
  newOnly: boolean = $state(false);
  public: boolean = $state(false);
  /** Around one screen: this device shows the board and has no seat; telephones are the hands. */
  screen: boolean = $state(false);
  /** The result counts for the ratings, if it can. */
  rated: boolean = $state(true);
  /** Nothing until somebody chooses: then it depends on where people sit. */
  #lot: boolean | null = $state(null);
  /** Nothing until somebody chooses: then it depends on who may come. */
  #paceKind: PaceKind | null = $state(null);
  /** Which of the offered live paces. */
  live: number = $state(1);
  days: number = $state(2);
  late: Late = $state('stand_in');
  /** What may be said, if it is not as usual. */
  allowed: TalkKinds | null = $state(null);
  guestsTalk: boolean = $state(true);
  #keys = 0;

  constructor(who: readonly Who[] = alone ? SOLO : ['me', 'open', 'bot:medium']) {
    for (const one of who) this.#sit(one);
  }

  /** Strangers play with a clock unless somebody says otherwise; friends have all the time. */
  get paceKind(): PaceKind {
    return this.#paceKind ?? (this.public && this.open > 0 ? 'live' : 'untimed');
  }

  set paceKind(kind: PaceKind) {
    this.#paceKind = kind;
  }

  /** Seats are drawn by lot when the game begins. Around a screen one chooses a mark, which belongs to a seat. */
  get lot(): boolean {
    return this.#lot ?? !this.screen;
  }

  set lot(lot: boolean) {
    this.#lot = lot;
  }

  /** What the box has and allows. */
  get row(): BoxRow {
    return BOXES[this.box];
  }

  #sit(who: Who): void {
    const colour = COLOURS.find((one) => !this.seats.some((seat) => seat.colour === one)) ?? 'white';
    this.seats.push({ key: this.#keys++, who, name: '', colour });
  }

  get mayAdd(): boolean {
    return this.seats.length < this.row.most;
  }

  get mayRemove(): boolean {
    return this.seats.length > this.row.fewest;
  }

  add(who: Who = alone ? 'bot:medium' : 'open'): void {
    if (this.mayAdd) this.#sit(who);
  }

  remove(index: number): void {
    if (this.mayRemove) this.seats.splice(index, 1);
  }

  earlier(index: number): void {
    const seat = this.seats[index];
    if (index < 1 || !seat) return;
    this.seats.splice(index, 1);
    this.seats.splice(index - 1, 0, seat);
  }

  /** I can only sit once: my old seat becomes free. */
  give(index: number, who: Who): void {
    if (who === 'me') for (const seat of this.seats) if (seat.who === 'me') seat.who = 'open';
    const seat = this.seats[index];
    if (seat) seat.who = who;
    if (who === 'me' || who === 'hot') this.screen = false;
  }

  /** Whoever had the colour takes the one given up. */
  paint(index: number, colour: Colour): void {
    const seat = this.seats[index];
    if (!seat) return;
    const other = this.seats.find((one) => one.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
  }

  get open(): number {
    return this.seats.filter((seat) => seat.who === 'open').length;
  }

  /** Two people at one device: such a game says nothing about either. */
  get hasHotSeat(): boolean {
    return this.seats.some(({ who }) => who === 'hot');
  }

  /** Around a screen, or not: my seat is a telephone's, or mine again. */
  aroundScreen(screen: boolean): void {
    this.screen = screen;
    for (const seat of this.seats) if (screen && (seat.who === 'me' || seat.who === 'hot')) seat.who = 'open';
    if (!screen && this.seats[0] && !this.seats.some(({ who }) => who === 'me')) this.seats[0].who = 'me';
  }

  get hasPerson(): boolean {
    if (this.screen) return this.open > 0;
    return this.seats.some((seat) => seat.who === 'me' || seat.who === 'hot');
  }

  /** Whoever sits alone has nobody to draw with. */
  get mayDraw(): boolean {
    return this.seats.filter(({ who }) => !who.startsWith('bot:')).length > 1;
  }

  /** My name matters as soon as somebody else reads it. */
  get othersRead(): boolean {
    return this.seats.some((seat) => seat.who === 'open' || seat.who === 'hot');
  }

  /** One person alone, or several at one device, have all the time. */
  get mayHurry(): boolean {
    return this.open > 0;
  }

  get pace(): Pace {
    if (!this.mayHurry || this.paceKind === 'untimed') return { pace: 'untimed' };
    if (this.paceKind === 'days') return { pace: 'days', days: this.days };
    return { pace: 'live', ...(LIVE[this.live] ?? LIVE[0]) };
  }

  /** With five players no colour is left for neutral assistants. */
  get neutralObstacle(): Obstacle | null {
    return this.seats.length >= 5 ? 'five' : null;
  }

  /** The layout as it is shown; nothing while a random one has not been drawn. */
  get shown(): readonly Place[] {
    return this.arrangement === 'random' || this.arrangement === 'own'
      ? this.places
      : PRINTED[this.arrangement];
  }

  /** Another box has other places; the layout is its usual one again. */
  openBox(box: Box): void {
    if (box === this.box) return;
    this.box = box;
    // Whoever came last has no seat where fewer can play.
    this.seats.splice(this.row.most);
    const [usual = 'short'] = ARRANGEMENTS[box];
    if (usual === 'random') this.places = [];
    this.arrange(usual);
    this.places = [...this.shown];
  }

  get arrangements(): readonly Arrangement[] {
    return ARRANGEMENTS[this.box];
  }

  arrange(arrangement: Arrangement): void {
    if (arrangement === 'own') this.places = [...this.shown];
    this.arrangement = arrangement;
    this.picked = null;
  }

  /** A board somebody brings, with so many seats if that is said: one's own, for everybody else bots. */
  bring({ rules, places }: { rules: Box; places: readonly Place[] }, players: number | null): void {
    this.openBox(rules);
    this.places = [...places];
    this.arrangement = 'own';
    while (players !== null && this.seats.length < players && this.mayAdd) this.add('bot:medium');
    while (players !== null && this.seats.length > players && this.mayRemove) this.seats.pop();
  }

  /** A layout the server has drawn. */
  shuffled(places: readonly Place[]): void {
    this.places = [...places];
    this.arrangement = 'random';
    this.picked = null;
  }

  /** Picks a place up, puts it back, or swaps it with the one picked up before. Answers what was swapped. */
  press(position: number): [Place, Place] | null {
    if (this.picked === null || this.picked === position) {
      this.picked = this.picked === position ? null : position;
      return null;
    }
    const before = this.shown;
    const pair = [before[this.picked], before[position]] as [Place, Place];
    this.places = swapped(before, this.picked, position);
    this.arrangement = 'own';
    this.picked = null;
    return pair;
  }

  options(): Options {
    return {
      ruleset: this.row.ruleset,
      variants: {
        neutral_assistants: this.neutralAssistants && this.neutralObstacle === null,
        caravan_leader: this.caravanLeader,
      },
      ...(this.row.decks && this.newOnly ? { deck: 'new-only' as const } : {}),
      players: this.seats.length,
      // A drawn or own layout is sent as it is seen: what was shown is what is dealt.
      layout:
        this.arrangement === 'random' || this.arrangement === 'own'
          ? [...this.places]
          : layoutKind(this.arrangement),
      colours: this.seats.map((seat) => seat.colour),
    };
  }

  /** Among strangers nobody writes freely, unless the host wants it. */
  get talk(): TalkRules {
    const usual = this.public && this.open > 0 ? 'phrases' : 'everything';
    return { allowed: this.allowed ?? usual, guests: this.guestsTalk };
  }

  wanted(nameOf: (seat: number) => string): NewTable<unknown> {
    return {
      game: this.row.game,
      options: DEALS[this.row.game](this),
      seats: this.seats.map((seat, index) => chair(seat, nameOf(index))),
      public: this.public && this.open > 0 && !this.screen,
      begin: this.open === 0,
      ...(this.mayDraw ? { seating: this.lot ? ('lot' as const) : ('as_seated' as const) } : {}),
      rated: this.rated && !this.screen,
      pace: this.pace,
      late: this.late,
      talk: this.talk,
    };
  }
}

/** What the server is told to deal. */
const DEALS: Record<BoxRow['game'], (draft: Draft) => Options | DiceOptions> = {
  bazaar: (draft) => draft.options(),
  dice: (draft) => ({ players: draft.seats.length }),
};

function chair(seat: SeatDraft, fallback: string): Chair {
  if (seat.who === 'me') return { chair: 'me' };
  if (seat.who === 'open') return { chair: 'open' };
  if (seat.who === 'hot') return { chair: 'hot_seat', name: seat.name.trim() || fallback };
  return { chair: 'bot', level: seat.who.slice('bot:'.length) };
}

/** The first game after the school: me first, against two bots that leave room to try things. */
export function firstGame(): NewTable<unknown> {
  return { ...new Draft(['me', 'bot:easy', 'bot:easy']).wanted(() => ''), begin: true, rated: false };
}

/** One press: me against two bots, short paths, at once. Nothing depends on it, and there are hints. */
export function playNow(): NewTable<unknown> {
  return { ...new Draft(SOLO).wanted(() => ''), begin: true, rated: false };
}
