// The puzzle that lies on the table, and what comes of an answer to it.
import { Refused } from '../api';
import type { PuzzleList } from '../types/PuzzleList';
import { fetchLists, fetchPuzzle, sendAttempt, type AnyPuzzle, type Attempted, type Verdict } from './api';
import { choose } from './choose';
import {
  keepOpen,
  keepRules,
  keepUnsent,
  lastRules,
  openPuzzle,
  unsentAnswer,
  type UnsentAnswer,
} from './kept';
import type { KeptPuzzles } from './progress.svelte';

/** An answer that did not arrive is sent again after so many milliseconds. */
const AGAIN = 4000;
/** What may be different in a moment; everything else stays refused. */
const PASSING = new Set(['offline', 'internal', 'too_slow', 'too_many', 'closing_down']);
const passes = (error: unknown): boolean => error instanceof Refused && PASSING.has(error.problem.code);

export class Puzzles {
  lists: PuzzleList[] | null = $state.raw(null);
  rules = $state('');
  puzzle: AnyPuzzle | null = $state.raw(null);
  verdict: Verdict | null = $state.raw(null);
  hinted = $state(false);
  /** The answer is seen: it was found, or asked for. */
  open = $state(false);
  /** What the answer did to the rating; nothing where it was not rated. */
  change: number | null = $state(null);
  /** An answer is on its way. */
  sending = $state(false);
  /** An answer did not arrive: it is kept and sent again. */
  kept = $state(false);
  /** The next puzzle is being fetched. */
  dealing = $state(false);
  trouble: unknown = $state.raw(null);
  /** Grows whenever the table is to ask anew. */
  turn = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #random: () => number;

  constructor(
    readonly progress: KeptPuzzles,
    random: () => number = Math.random,
  ) {
    this.#random = random;
  }

  get list(): PuzzleList | null {
    return this.lists?.find(({ ruleset }) => ruleset === this.rules) ?? null;
  }
  /** Rulesets with puzzles. */
  get choices(): string[] {
    return (this.lists ?? []).filter(({ puzzles }) => puzzles.length > 0).map(({ ruleset }) => ruleset);
  }
  /** Every puzzle of this ruleset was seen. */
  get allSeen(): boolean {
    return this.list?.puzzles.every(({ id }) => this.progress.seen.has(id)) ?? true;
  }

  /** Goes on where it was left. `wish` is the ruleset that was asked for. */
  async start(wish: string | null): Promise<void> {
    this.trouble = null;
    try {
      [this.lists] = await Promise.all([fetchLists(), this.progress.join()]);
    } catch (error) {
      this.trouble = error;
      return;
    }
    const wanted = [wish, lastRules()].find((one) => one !== null && this.choices.includes(one));
    this.rules = wanted ?? this.choices[0] ?? wish ?? '';
    const unsent = unsentAnswer();
    if (!unsent || this.progress.seen.has(unsent.id)) return this.next();
    await this.#deal(unsent);
    if (this.puzzle?.id === unsent.id) await this.#send(unsent.id, unsent, true);
  }

  async choose(rules: string): Promise<void> {
    if (this.sending || this.kept) return;
    this.rules = rules;
    keepRules(rules);
    await this.next();
  }

  async next(): Promise<void> {
    if (this.sending || this.dealing || this.kept) return;
    const lines = this.list?.puzzles ?? [];
    const left = openPuzzle();
    const again = lines.find(({ id }) => id === left?.id && !this.progress.seen.has(id));
    const line = again ?? choose(lines, this.progress.seen, this.progress.standing.rating, this.#random());
    if (!line) {
      this.puzzle = this.verdict = null;
      return;
    }
    await this.#deal({ id: line.id, hinted: again !== undefined && (left?.hinted ?? false) });
  }

  async #deal({ id, hinted }: { id: string; hinted: boolean }): Promise<void> {
    this.dealing = true;
    this.trouble = null;
    try {
      const puzzle = await fetchPuzzle(id);
      this.rules =
        this.lists?.find(({ puzzles }) => puzzles.some((one) => one.id === id))?.ruleset ?? this.rules;
      this.puzzle = puzzle;
      this.verdict = this.change = null;
      this.open = false;
      this.hinted = hinted;
      this.turn += 1;
      keepOpen({ id, hinted });
    } catch (error) {
      this.trouble = error;
      // A puzzle that is gone is not asked for again.
      if (!passes(error)) {
        keepOpen(null);
        keepUnsent(null);
      }
    } finally {
      this.dealing = false;
    }
  }

  hint(): void {
    if (!this.puzzle || this.verdict || this.hinted) return;
    this.hinted = true;
    keepOpen({ id: this.puzzle.id, hinted: true });
  }

  /** The answer that was given at the table; nothing, for whoever wants to be shown. */
  async attempt(answer?: unknown): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.sending || this.verdict || this.kept) return;
    const given = { id: puzzle.id, hinted: this.hinted, ...(answer === undefined ? {} : { answer }) };
    await this.#send(puzzle.id, given, !this.progress.seen.has(puzzle.id));
  }

  /** The answer was missed, and is now to be seen. */
  show(): void {
    if (this.verdict) this.open = true;
    else void this.attempt();
  }

  /** The same puzzle once more, without rating. */
  again(): void {
    if (!this.verdict || this.verdict.right) return;
    this.verdict = this.change = null;
    this.open = false;
    this.turn += 1;
  }

  /** What did not arrive is sent again. */
  async sendAgain(): Promise<void> {
    const unsent = unsentAnswer();
    if (this.kept && unsent && !this.sending) await this.#send(unsent.id, unsent, true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #send(id: string, given: UnsentAnswer, rated: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.sending = true;
    this.trouble = null;
    const { standing } = this.progress;
    const { answer, hinted } = given;
    const attempt: Attempted = {
      hinted,
      ...(answer === undefined ? {} : { answer }),
      ...(rated ? { standing } : {}),
    };
    if (rated) keepUnsent(given);
    try {
      const verdict = await sendAttempt(id, attempt);
      keepUnsent(null);
      this.kept = false;
      if (rated) {
        this.progress.rate(id, verdict);
        keepOpen(null);
        this.change = Math.round(verdict.standing?.rating ?? standing.rating) - Math.round(standing.rating);
      } else this.change = null;
      this.verdict = verdict;
      this.open = verdict.right || answer === undefined;
      this.turn += 1;
    } catch (error) {
      this.#missed(error, rated);
    } finally {
      this.sending = false;
    }
  }

  /** A streak never breaks by a lost connection: nothing is rated before the verdict is here. */
  #missed(error: unknown, rated: boolean): void {
    if (rated && passes(error)) {
      this.kept = true;
      this.#timer = setTimeout(() => void this.sendAgain(), AGAIN);
      return;
    }
    this.kept = false;
    keepUnsent(null);
    this.trouble = error;
    this.turn += 1;
  }
}
