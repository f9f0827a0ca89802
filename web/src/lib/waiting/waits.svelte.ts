// What whoever waits can know and do meanwhile: for what and since when, the next game, a nudge.
import { api } from '../api';
import type { AnyLine, GameTypes } from '../game';
import { gameNamed } from '../games/games';
import type { Live } from '../live.svelte';
import type { Nudge } from '../types/Nudge';

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
  /** The last nudge of whoever is asked. */
  nudge: Nudge | null;
  /** Sends one; nothing for those who only watch. */
  onnudge: (() => void) | null;
}

const SOON = 20_000;
const PATIENCE = 1_500;

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

  constructor(id: string, live: Live<GameTypes>, onnudge: () => void) {
    this.#id = id;
    this.#live = live;
    this.#onnudge = onnudge;
  }

  /** A person who is not here is waited for. */
  get #person(): boolean {
    const { position, table } = this.#live;
    const who = position?.waiting_for ?? null;
    if (!table || who === null || position?.view.ranking || table.mine.includes(who)) return false;
    return table.seats[who]?.sitter.sitter === 'person' && !table.seats[who].stand_in;
  }

  get now(): Waits | null {
    const { position, table, since } = this.#live;
    if (!this.#person || !position || !table) return null;
    const { question } = position.view as { question?: unknown };
    return {
      what: question ? (gameNamed(table.game)?.asked(question) ?? '') : '',
      since,
      now: this.#now,
      next: this.#next,
      away: table.seats[position.waiting_for ?? 0]?.away ?? null,
      nudge: table.nudge,
      onnudge: table.mine.length ? this.#onnudge : null,
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
    return () => clearInterval(timer);
  }
}
