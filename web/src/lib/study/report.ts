// What a study found, as crates/study writes it (chances and changes of them are parts of 1, by seat), and what can be
// read out of it.
import type { Mark } from '../types/study/Mark';
import type { Report } from '../types/study/Report';
import type { Seat } from '../types/Seat';

export type { Answer as AnswerReport } from '../types/study/Answer';
export type { DecisionReport } from '../types/study/DecisionReport';
export type { Fact } from '../types/study/Fact';
export type { LineStep } from '../types/study/LineStep';
export type { Reason } from '../types/study/Reason';
export type { TurningPoint } from '../types/study/TurningPoint';
export type { TurnReport } from '../types/study/TurnReport';
export type { Mark, Report };

/** The four steps, the best first. */
export const STEPS: readonly Mark[] = ['masterpiece', 'sound', 'crack', 'shard'];

/** Whether nothing is left to do. */
export const isFinished = (report: Report): boolean => report.progress.pass === 'finished';

/** How many turns are judged as deep as they will be. */
export function woven(report: Report): number {
  if (isFinished(report)) return report.turns.length;
  const { pass, done, steps } = report.progress;
  return pass === 'deep' && steps > 0 ? Math.floor((report.turns.length * done) / steps) : 0;
}

/** The turns with the marks that will stay: a first look says nothing yet about an answer. */
export function marked(report: Report): Report['turns'] {
  const deep = woven(report);
  return report.turns.map((turn, at) =>
    at < deep
      ? turn
      : { ...turn, mark: null, decisions: turn.decisions.map((one) => ({ ...one, mark: null })) },
  );
}

/** The turns by rounds: a round ends when the seats begin anew. */
export function rounds<T extends { seat: Seat }>(turns: readonly T[]): T[][] {
  const out: T[][] = [];
  let before = Infinity;
  for (const turn of turns) {
    if (turn.seat <= before && turn.seat !== before) out.push([]);
    out.at(-1)?.push(turn);
    before = turn.seat;
  }
  return out;
}

/** The seats in the order of the result. */
export const byRank = (report: Report): Seat[] =>
  report.seats
    .map((seat, index) => ({ rank: seat.rank, index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
