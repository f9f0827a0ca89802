// A game that is studied: what is known of it, where we look, and how far the work is. The class knows no network:
// it asks its source.
import {
  isFinished,
  marked,
  woven,
  type DecisionReport,
  type Mark,
  type Report,
  type TurnReport,
} from './report';
import { NoStudy, type Source } from './source';

export type Phase = 'idle' | 'running' | 'stopped' | 'failed' | 'done' | 'impossible';
export type View = 'carpet' | 'lines' | 'table';
export type Filter = 'all' | 'mine' | 'bad';

export const isBad = (mark: Mark | null): boolean => mark === 'crack' || mark === 'shard';

const WORST: Record<Mark, number> = { only_way: 0, masterpiece: 1, sound: 2, crack: 3, shard: 4 };
const weight = ({ mark, answers }: DecisionReport): number =>
  mark && answers.length ? WORST[mark] : mark ? 0 : -1;

/** The decision of a turn that is worth a look: the first with its worst mark. */
export function telling(turn: TurnReport | undefined): number {
  if (!turn || turn.decisions.length === 0) return 0;
  const weights = turn.decisions.map(weight);
  return Math.max(0, weights.indexOf(Math.max(...weights)));
}

export class Study {
  report: Report | null = $state.raw(null);
  phase: Phase = $state('idle');
  trouble: unknown = $state.raw(null);
  /** The turn of the cursor, from 1, and the one that board and moment show: they follow when it is let go. */
  cursor: number = $state(1);
  turn: number = $state(1);
  /** From 0. */
  decision: number = $state(0);
  /** Which of the answers, from 0. */
  answer: number = $state(0);
  view: View = $state('carpet');
  filter: Filter = $state('all');
  #source: Source;
  #wish: { turn: number | null; decision: number | null };

  constructor(source: Source, wish: { turn: number | null; decision: number | null }) {
    this.#source = source;
    this.#wish = wish;
  }

  turns: TurnReport[] = $derived(this.report ? marked(this.report) : []);
  get current(): TurnReport | null {
    return this.turns[this.turn - 1] ?? null;
  }
  get asked(): DecisionReport | null {
    return this.current?.decisions[this.decision] ?? null;
  }
  get woven(): number {
    return this.report ? woven(this.report) : 0;
  }
  get finished(): boolean {
    return this.report !== null && isFinished(this.report);
  }

  async run(): Promise<void> {
    this.phase = 'running';
    this.trouble = null;
    try {
      await this.#source.run((report) => this.#hear(report));
      this.phase = this.finished ? 'done' : 'stopped';
    } catch (error) {
      this.phase = error instanceof NoStudy ? 'impossible' : 'failed';
      this.trouble = error;
    }
  }
  stop(): void {
    this.#source.stop();
    if (this.phase === 'running') this.phase = 'stopped';
  }

  #hear(report: Report): void {
    const first = this.report === null;
    // A study that begins anew knows less at first than the one that was stopped.
    if (this.report && woven(report) < this.woven) return;
    this.report = report;
    if (!first) return;
    const wished = this.#wish.turn ?? report.turning_points[0]?.turn ?? 1;
    this.go(wished, this.#wish.decision === null ? null : this.#wish.decision - 1);
  }

  /** To a turn; nothing more said, to the decision that tells most. */
  go(turn: number, decision: number | null = null): void {
    const to = Math.min(Math.max(1, Math.round(turn)), Math.max(1, this.turns.length));
    this.cursor = this.turn = to;
    const last = Math.max(0, (this.current?.decisions.length ?? 1) - 1);
    this.decision = Math.min(Math.max(0, decision ?? telling(this.report?.turns[to - 1])), last);
    this.answer = 0;
  }
  /** The cursor is dragged. */
  drag(turn: number): void {
    this.cursor = Math.min(Math.max(1, turn), Math.max(1, this.turns.length));
  }
  settle(): void {
    if (this.cursor !== this.turn) this.go(this.cursor);
  }

  stepTurn(by: 1 | -1): void {
    this.go(this.turn + by);
  }
  stepDecision(by: 1 | -1): void {
    const to = this.decision + by;
    const there = this.current?.decisions.length ?? 0;
    if (to >= 0 && to < there) {
      this.decision = to;
      this.answer = 0;
    } else if (by > 0 && this.turn < this.turns.length) this.go(this.turn + 1, 0);
    else if (by < 0 && this.turn > 1)
      this.go(this.turn - 1, (this.turns[this.turn - 2]?.decisions.length ?? 1) - 1);
  }
  /** To the next turn with a crack or a shard; after the last comes the first. */
  nextBad(): void {
    const bad = this.turns.filter(({ mark }) => isBad(mark)).map(({ turn }) => turn);
    const to = bad.find((turn) => turn > this.turn) ?? bad[0];
    if (to !== undefined) this.go(to);
  }
  choose(answer: number): void {
    if (answer >= 0 && answer < (this.asked?.answers.length ?? 0)) this.answer = answer;
  }
}
