// What whoever waits can know and do meanwhile: for what and since when, the next game, a nudge.
import { api } from '../api';
import type { AnyLine, GameTypes } from '../game';
import { gameNamed } from '../games/games';
import type { Live } from '../live.svelte';
import type { Seat } from '../types/Seat';
import type { Nudge } from '../types/Nudge';

export interface AbsentPerson {
  seat: Seat;
  /** Seconds since they were seen last. */
  gone: number;
  votes: number;
  needed: number;
  /** Whoever looks wants it already. */
  wanted: boolean;
}

export interface Waits {
  /** What is waited for, in words. */
  what: string;
  /** Since when, and what time it is, in seconds since 1970. */
  since: number;
  now: number;
  /** Another table that waits for me. */
  next: string | null;
  /** Until when whoever is asked is away, in seconds since 1970. */
  away: number | null;
  /** A bot may play until they are back: nobody has seen them for a while. */
  bot: AbsentPerson | null;
  /** Votes for that, or no longer. */
  onbot: (() => void) | null;
  /** The last nudge of whoever is asked. */
  nudge: Nudge | null;
  /** Sends one; nothing for those who only watch, and before a while has passed. */
  onnudge: (() => void) | null;
}

const SOON = 20_000;
const PATIENCE = 1_500;
/** So many seconds pass before somebody is nudged, also who does not look: the server refuses it earlier. */
export const BEFORE_NUDGE = 60;

/** The first of my tables that waits for me, apart from this one. The server lists the longest wait first. */
export function nextGame(mine: readonly AnyLine[], here: string): string | null {
  const waits = ({ table, asked }: AnyLine) =>
    table.id !== here && table.phase === 'running' && asked !== null && table.mine.includes(asked);
  return mine.find(waits)?.table.id ?? null;
}

export class TableWaits {
  #now = $state(Date.now() / 1000);
  #next: string | null = $state(null);
  #live: Live<GameTypes>;
  #id: string;
  #onnudge: () => void;
  #onbot: (seat: Seat, agree: boolean) => void;
  #decides: () => boolean;

  constructor(
    id: string,
    live: Live<GameTypes>,
    onnudge: () => void,
    onbot: (seat: Seat, agree: boolean) => void,
    /** Has no seat and decides all the same: the screen that looks after the table. */
    decides: () => boolean = () => false,
  ) {
    this.#id = id;
    this.#live = live;
    this.#onnudge = onnudge;
    this.#onbot = onbot;
    this.#decides = decides;
  }

  /** A person who is not here is waited for. */
  get #person(): boolean {
    const { position, table } = this.#live;
    const who = position?.waiting_for ?? null;
    if (!table || who === null || position?.view.ranking || table.mine.includes(who)) return false;
    return table.seats[who]?.sitter.sitter === 'person' && !table.seats[who].stand_in;
  }

  /** What the server said of whoever is asked now. */
  get #waiting() {
    const { position, table } = this.#live;
    return table?.waiting?.seat === position?.waiting_for ? (table?.waiting ?? null) : null;
  }

  /** Nobody is called at once: whoever does not look may be on the way. */
  get #mayNudge(): boolean {
    return this.#now - this.#live.since >= BEFORE_NUDGE;
  }

  get #absent(): AbsentPerson | null {
    const { table, heard } = this.#live;
    const waiting = this.#waiting;
    if (!waiting || waiting.bot_in === null || !table) return null;
    if (!table.mine.length && !this.#decides()) return null;
    const passed = this.#now - heard / 1000;
    if (passed < waiting.bot_in) return null;
    const { seat, votes, needed } = waiting;
    const wanted = votes.some((by) => table.mine.includes(by));
    return { seat, gone: (waiting.gone ?? 0) + passed, votes: votes.length, needed, wanted };
  }

  /** When something may be done that may not be done yet, in seconds since 1970. */
  get #moments(): number[] {
    const { bot_in } = this.#waiting ?? { bot_in: null };
    const bot = bot_in === null ? [] : [this.#live.heard / 1000 + bot_in];
    return [this.#live.since + BEFORE_NUDGE, ...bot];
  }

  get now(): Waits | null {
    const { position, table, since } = this.#live;
    if (!this.#person || !position || !table) return null;
    const { question } = position.view as { question?: unknown };
    const bot = this.#absent;
    return {
      what: question ? (gameNamed(table.game)?.asked(question) ?? '') : '',
      since,
      now: this.#now,
      next: this.#next,
      away: table.seats[position.waiting_for ?? 0]?.away ?? null,
      nudge: table.nudge,
      bot,
      onbot: bot && (() => this.#onbot(bot.seat, !bot.wanted)),
      onnudge: table.mine.length && this.#mayNudge ? this.#onnudge : null,
    };
  }

  /** Looks at the clock and for other games from time to time, until it is stopped. */
  start(): () => void {
    const look = () => {
      this.#now = Date.now() / 1000;
      if (document.hidden || !this.#live.table?.mine.length) return;
      if (!this.#person) return void (this.#next = null);
      api
        .tables()
        .then(({ mine }) => (this.#next = nextGame(mine, this.#id)))
        .catch(() => undefined);
    };
    const timer = setInterval(look, SOON);
    // Whoever answers at once need not be waited for.
    $effect(() => {
      if (!this.#person) return;
      const later = setTimeout(look, PATIENCE);
      return () => clearTimeout(later);
    });
    const tick = () => (this.#now = Date.now() / 1000);
    $effect(() => {
      if (!this.#person) return;
      tick();
      const timers = this.#moments.map((at) => setTimeout(tick, Math.max(0, at * 1000 - Date.now()) + 20));
      return () => timers.forEach(clearTimeout);
    });
    return () => clearInterval(timer);
  }
}
