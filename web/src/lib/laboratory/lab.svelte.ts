// The board in the laboratory: what lies there, what is known of it, and how far the count is.
import type { Box } from '../create/boxes';
import { ARRANGEMENTS, PRINTED, swapped, type Arrangement } from '../games/bazaar/layouts/layouts';
import type { CountLayout } from '../types/CountLayout';
import type { LayoutReport } from '../types/study/LayoutReport';
import type { LayoutWish } from '../types/LayoutWish';
import type { Ruleset } from '../types/Ruleset';
import { codeOf, readCode } from './code';
import type { Lens } from './figures';
import type { Count, Source } from './source';

export type Level = 'easy' | 'medium';

/** How many games are played: those of quick bots cost less. */
export const GAMES: Record<Level, number> = { easy: 1000, medium: 300 };
const FOUND_GAMES = 300;
const TRIES = 16;

/** The rules with a board; the dice game has none. */
export const RULES: readonly Ruleset[] = (Object.keys(ARRANGEMENTS) as Box[]).filter(
  (box): box is Ruleset => ARRANGEMENTS[box].length > 0,
);

export type Phase = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

const keyOf = ({ board, level, players }: { board?: string; level: string; players: number }): string =>
  `${level} ${players} ${board ?? ''}`;

export class Lab {
  rules: Ruleset = $state('base');
  players: number = $state(4);
  arrangement: Arrangement = $state('short');
  places: readonly number[] = $state.raw(PRINTED.short);
  picked: number | null = $state(null);
  level: Level = $state('medium');
  lens: Lens = $state('visits');
  phase: Phase = $state('idle');
  trouble: unknown = $state.raw(null);
  finding: LayoutWish | null = $state(null);
  /** How far the work is. */
  played: number = $state(0);
  wanted: number = $state(0);
  #last: LayoutReport | null = $state.raw(null);
  /** The board that this one is compared with, and what is known of it. */
  other: readonly number[] | null = $state.raw(null);
  #otherReport: LayoutReport | null = $state.raw(null);
  #source: Source;
  #counts: { mine: Count | null; other: Count | null } = { mine: null, other: null };
  /** What was counted while this page is open. */
  #known = new Map<string, LayoutReport>();

  constructor(source: Source, wish: { rules: string | null; players: number | null; board: string | null }) {
    this.#source = source;
    const laid = wish.board === null ? null : readCode(wish.board);
    const rules = laid?.rules ?? RULES.find((one) => one === wish.rules);
    if (rules) this.#open(rules);
    if (laid) this.#lay(laid.places);
    if (wish.players !== null && wish.players >= 2 && wish.players <= 5) this.players = wish.players;
  }

  get code(): string {
    return codeOf(this.places);
  }
  get arrangements(): readonly Arrangement[] {
    return ARRANGEMENTS[this.rules];
  }
  /** What is known of this board; the figures of the one before while nothing is, if it has the same places. */
  get report(): LayoutReport | null {
    return this.#last?.rules === this.rules ? this.#last : null;
  }
  /** Whether the figures belong to another board than the one that lies here. */
  get pale(): boolean {
    const report = this.report;
    return report !== null && keyOf(report) !== keyOf(this.#wish(this.places));
  }
  get otherReport(): LayoutReport | null {
    const report = this.#otherReport;
    return report && this.other && report.board === codeOf(this.other) && report.games > 0 ? report : null;
  }

  /** The rules on their usual layout; where that is a random one, somebody has to draw it. */
  #open(rules: Ruleset): void {
    const [usual = 'random'] = ARRANGEMENTS[rules];
    this.rules = rules;
    this.arrangement = usual;
    this.places = usual === 'random' || usual === 'own' ? [] : PRINTED[usual];
    this.picked = null;
    this.other = null;
  }
  /** A board is called by its name if it has one. */
  #lay(places: readonly number[]): void {
    const code = codeOf(places);
    const named = this.arrangements.find(
      (one) => one !== 'random' && one !== 'own' && codeOf(PRINTED[one]) === code,
    );
    this.arrangement = named ?? 'own';
    this.places = [...places];
    this.picked = null;
  }

  choose(rules: Ruleset): void {
    if (rules === this.rules) return;
    this.#open(rules);
    this.count();
  }
  arrange(arrangement: Arrangement): void {
    if (arrangement !== 'random' && arrangement !== 'own') this.places = PRINTED[arrangement];
    this.arrangement = arrangement;
    this.picked = null;
    this.count();
  }
  drawn(places: readonly number[]): void {
    this.places = [...places];
    this.arrangement = 'random';
    this.picked = null;
    this.count();
  }
  seat(players: number): void {
    this.players = players;
    this.#otherReport = null;
    this.count();
    this.#countOther();
  }
  play(level: Level): void {
    this.level = level;
    this.#otherReport = null;
    this.count();
    this.#countOther();
  }
  /** Picks a place up, puts it back, or swaps it with the one picked up before. Answers what was swapped. */
  press(position: number): [number, number] | null {
    if (this.picked === null || this.picked === position) {
      this.picked = this.picked === position ? null : position;
      return null;
    }
    const pair: [number, number] = [this.places[this.picked] ?? 0, this.places[position] ?? 0];
    this.#lay(swapped(this.places, this.picked, position));
    this.count();
    return pair;
  }

  compare(places: readonly number[] | null): void {
    this.other = places;
    this.#countOther();
  }
  #countOther(): void {
    this.#counts.other?.stop();
    this.#counts.other = null;
    this.#otherReport = null;
    if (!this.other) return;
    const wanted = this.#wish(this.other);
    const known = this.#known.get(keyOf(wanted));
    this.#otherReport = known ?? null;
    if (known) return;
    this.#counts.other = this.#source(wanted, (report) => {
      this.#otherReport = this.#keep(report);
    });
    // Without the other board there is nothing to compare with: its numbers stay away.
    this.#counts.other.done.catch(() => (this.other = null));
  }

  #wish(places: readonly number[]): CountLayout {
    const { rules, players, level } = this;
    return { rules, players, board: codeOf(places), level, games: GAMES[level] };
  }
  #keep(report: LayoutReport): LayoutReport {
    if (report.played >= report.wanted) this.#known.set(keyOf(report), report);
    return report;
  }

  /** Counts the board that lies here; what is known stays until there is more. */
  count(): void {
    this.stop();
    if (this.places.length === 0) return;
    const wanted = this.#wish(this.places);
    const known = this.#known.get(keyOf(wanted));
    if (known) {
      this.#last = known;
      this.phase = 'done';
      return;
    }
    void this.#run(wanted, (report) => {
      if (report.games > 0) this.#last = this.#keep(report);
    });
  }

  /** Looks for a board among random ones, and lays it here. */
  find(wish: LayoutWish): void {
    this.stop();
    this.finding = wish;
    const { rules, players } = this;
    const seed = Math.floor(Math.random() * 1e9);
    const wanted: CountLayout = {
      rules,
      players,
      level: 'easy',
      games: FOUND_GAMES,
      seed,
      find: wish,
      tries: TRIES,
    };
    void this.#run(wanted, (report) => {
      if (report.played < report.wanted) return;
      this.level = 'easy';
      this.#lay(report.layout);
      this.#last = this.#keep(report);
    });
  }

  async #run(wanted: CountLayout, tell: (report: LayoutReport) => void): Promise<void> {
    this.phase = 'running';
    this.trouble = null;
    this.played = 0;
    this.wanted = wanted.games;
    const count = this.#source(wanted, (report) => {
      if (this.#counts.mine !== null && this.#counts.mine !== count) return;
      this.played = report.played;
      this.wanted = report.wanted;
      tell(report);
    });
    this.#counts.mine = count;
    try {
      await count.done;
      if (this.#counts.mine === count) this.phase = 'done';
    } catch (error) {
      if (this.#counts.mine !== count) return;
      this.phase = 'failed';
      this.trouble = error;
    }
    if (this.#counts.mine === count) this.finding = null;
  }

  /** What is known stays. */
  stop(): void {
    const { mine } = this.#counts;
    this.#counts.mine = null;
    mine?.stop();
    this.finding = null;
    if (this.phase === 'running') this.phase = 'stopped';
  }
  close(): void {
    this.stop();
    this.#counts.other?.stop();
  }
}
