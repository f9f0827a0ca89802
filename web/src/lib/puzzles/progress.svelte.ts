// How far this browser is with the puzzles. Whoever is signed in finds it on every device.
import { knownAccount } from '../api';
import { remember, remembered } from '../storage';
import type { PuzzleProgress } from '../types/PuzzleProgress';
import type { PuzzleStanding } from '../types/PuzzleStanding';
import { joinProgress, type Verdict } from './api';

const KEY = 'puzzles';
/** So many ratings make the chart. */
const LAST = 11;

/** Whoever has not answered yet: in the middle, and nothing is known. */
export const NEWCOMER: PuzzleStanding = { rating: 1500, deviation: 350, volatility: 0.06 };
/** From here on it is known well enough to stand alone. */
const SURE = 80;

export const isYoung = ({ deviation }: PuzzleStanding): boolean => deviation > SURE;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const count = (value: unknown): number => (isNumber(value) && value > 0 ? Math.floor(value) : 0);
const all = <T>(value: unknown, is: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? value.filter(is) : [];

function standing(value: unknown): PuzzleStanding | null {
  const { rating, deviation, volatility } = (value ?? {}) as Partial<Record<string, unknown>>;
  return isNumber(rating) && isNumber(deviation) && isNumber(volatility)
    ? { rating, deviation, volatility }
    : null;
}

/** What is kept may be of an earlier version, or of somebody who plays with it. */
export function readProgress(kept: unknown): PuzzleProgress {
  const one = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<string, unknown>>;
  const streak = count(one.streak);
  return {
    standing: standing(one.standing),
    last: all(one.last, isNumber)
      .filter((rating) => rating > 0)
      .map(Math.round)
      .slice(-LAST),
    streak,
    best_streak: Math.max(streak, count(one.best_streak)),
    rated: count(one.rated),
    seen: [...new Set(all(one.seen, (id): id is string => typeof id === 'string'))],
  };
}

/** What is known after a rated answer. */
export function afterwards(before: PuzzleProgress, id: string, verdict: Verdict): PuzzleProgress {
  const streak = verdict.right ? before.streak + 1 : 0;
  const now = verdict.standing ?? before.standing;
  return {
    standing: now,
    last: [...before.last, ...(now ? [Math.round(now.rating)] : [])].slice(-LAST),
    streak,
    best_streak: Math.max(before.best_streak, streak),
    rated: before.rated + 1,
    seen: [...new Set([...before.seen, id])],
  };
}

/** What two devices know, together. Whoever has answered more often knows the standing; a tie is the account's. */
export function joined(here: PuzzleProgress, account: PuzzleProgress): PuzzleProgress {
  const { standing, last, streak, rated } = account.rated >= here.rated ? account : here;
  return {
    standing,
    last,
    streak,
    rated,
    best_streak: Math.max(here.best_streak, account.best_streak),
    seen: [...new Set([...account.seen, ...here.seen])],
  };
}

export class KeptPuzzles {
  #account: string | null = null;
  #joined: Promise<void> = Promise.resolve();
  #now: PuzzleProgress = $state.raw(readProgress(remembered<unknown>(KEY, null)));
  #seen = $derived(new Set(this.#now.seen));

  get now(): PuzzleProgress {
    return this.#now;
  }
  get seen(): ReadonlySet<string> {
    return this.#seen;
  }
  get standing(): PuzzleStanding {
    return this.#now.standing ?? NEWCOMER;
  }

  /** A rated answer is kept at once. What the account does not get now, it gets with the next one. */
  rate(id: string, verdict: Verdict): void {
    this.#keep(afterwards(this.#now, id, verdict));
    if (knownAccount() !== null) this.#joined = this.#ask();
  }

  /** Once for each who signs in. */
  join(): Promise<void> {
    const account = knownAccount();
    if (account !== this.#account) {
      this.#account = account;
      this.#joined = account === null ? Promise.resolve() : this.#ask();
    }
    return this.#joined;
  }

  #keep(progress: PuzzleProgress): void {
    this.#now = progress;
    remember(KEY, progress);
  }

  async #ask(): Promise<void> {
    try {
      const account = readProgress(await joinProgress(this.#now));
      // Another answer may have been rated in the meantime.
      this.#keep(joined(this.#now, account));
    } catch {
      // Without it this browser goes on with what it knows; the next visit asks again.
      this.#account = null;
    }
  }
}

export const progress = new KeptPuzzles();
