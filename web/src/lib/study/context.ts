// What the parts of the page share: the game, its players, and the words for both.
import type { GameTypes, StoryOf } from '../game';
import type { RubyLine } from '../rubies/rubies';
import type { TurnSigns } from '../table/turns';
import type { Colour } from '../types/Colour';
import type { ChartData } from './chart';
import type { Name, StudyParts } from './parts';
import { rounds, type Report, type TurnReport } from './report';
import { woven } from './report';

export interface Studied {
  story: StoryOf<GameTypes>;
  parts: StudyParts<GameTypes>;
  name: Name;
  colours: Colour[];
  rubies: RubyLine[];
  signs: Map<number, TurnSigns>;
  /** The seats of whoever looks; nobody's, if that is not known. */
  mine: number[];
}

/** The turn in which something happened, from 1. A ruby of the deal belongs to the first. */
export const turnOf = (turns: readonly TurnReport[], ply: number): number =>
  Math.max(1, turns.findLastIndex((turn) => turn.ply < ply) + 1);

/** What came of a turn. That it begins is told with the action before its first. */
export function signsOf(studied: Pick<Studied, 'signs'>, { ply }: { ply: number }): TurnSigns | null {
  const before = [...studied.signs.keys()].filter((told) => told < ply);
  return studied.signs.get(before.length ? Math.max(...before) : ply) ?? null;
}

/** Where the rubies of a seat came from, in the order in which they came. */
export const sources = (studied: Studied, seat: number): { from: string; source: string }[] =>
  studied.rubies.find((line) => line.seat === seat)?.rubies ?? [];

export function chartData(report: Report | null, studied: Studied): ChartData {
  const turns = report?.turns ?? [];
  const begins = rounds(turns).map(([first]) => (first?.turn ?? 1) - 1);
  return {
    chances: turns.map(({ chances_after }) => chances_after),
    colours: studied.colours,
    rubies: studied.rubies.flatMap(({ seat, rubies }) =>
      rubies.map(({ ply }) => ({ turn: turnOf(turns, ply), seat })),
    ),
    flags: report?.turning_points.map(({ turn }) => turn) ?? [],
    rounds: begins,
    woven: report ? woven(report) : 0,
  };
}
