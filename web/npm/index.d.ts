import type { Chair } from './types/Chair';
import type { ClientMessage } from './types/ClientMessage';
import type { CountLayout } from './types/CountLayout';
import type { DailyTry } from './types/DailyTry';
import type { Fair } from './types/Fair';
import type { Lesson } from './types/Lesson';
import type { NewTable } from './types/NewTable';
import type { Problem } from './types/Problem';
import type { PuzzleAttempt } from './types/PuzzleAttempt';

/** The engine did not carry out a request, and nothing has changed. */
export class Refusal extends Error {
  readonly problem: Problem;
}

/** A table as it is kept; nobody has to look into it. */
export interface Kept {
  id: string;
  game: string;
  [member: string]: unknown;
}

/** One change of a table, to be kept beside it. */
export interface KeptChange {
  version: number;
  change: string;
  request: { client: string; number: number } | null;
}

/** A try at a day, as it is kept. */
export interface KeptDay {
  day: string;
  mine: DailyTry;
}

/** What can be asked for. Times are seconds since 1970; seeds have 64 hexadecimal digits, luck at most 32. */
export type Request =
  /** What can be played. */
  | { call: 'offer' }
  /** Options in which everything is said that chance draws before a game. */
  | { call: 'draw'; game: string; options: unknown; seed: string }
  /** Deals a table; the answer is a Kept, which is opened next. */
  | {
      call: 'create';
      new: Pick<NewTable<unknown>, 'game' | 'options' | 'seats'> & Partial<NewTable<unknown>>;
      id: string;
      me: string;
      name: string;
      seed: string;
      now: number;
    }
  /** Goes on from a moment of a record, as a new table with other dice; the answer is a Kept. */
  | {
      call: 'go_on';
      record: string;
      ply: number;
      /** One for each player of the record. */
      seats: Chair[];
      id: string;
      me: string;
      name: string;
      seed: string;
      now: number;
    }
  /** Looks at a table that was kept elsewhere; the answer is a Kept in which `me` sits there. */
  | { call: 'arrive'; kept: Kept; changes: KeptChange[]; me: string }
  | { call: 'open'; kept: Kept; changes: KeptChange[] }
  /** Says something to the open table: first of all hello. The answer is a Said. */
  | { call: 'hear'; message: ClientMessage<unknown>; now: number }
  /** Lets the bot answer that is asked. The answer is a Said. */
  | { call: 'think'; luck: string; now: number }
  /** What a strong bot would do. */
  | { call: 'hint' }
  | { call: 'story'; seat: number | null }
  | { call: 'moment'; ply: number; seat: number | null }
  /** The record of the open table, as text. */
  | { call: 'record' }
  | { call: 'read'; record: string; id: string; seat: number | null }
  | { call: 'read_moment'; record: string; ply: number; seat: number | null }
  /** Every roll and draw of a record, and whether the published seed deals them; the answer is a Proved. */
  | { call: 'verify'; record: string }
  /** The chapters of the school: ChapterInfo in types. */
  | { call: 'school' }
  /** A chapter after some answers and an attempt; the answer is a Scene. */
  | { call: 'lesson'; chapter: string; lesson: Lesson<unknown> }
  /** A game one can watch, with remarks; the answer is a Film. */
  | { call: 'film' }
  | { call: 'film_moment'; ply: number }
  /** What decided a finished game: opened, gone on with, reported at any time. */
  | { call: 'study_open'; record: string; simulations?: number; seed?: number }
  | { call: 'study_advance'; simulations: number }
  | { call: 'study_report' }
  | { call: 'study_close' }
  /** All puzzles by their names: PuzzleList in types. */
  | { call: 'puzzles' }
  /** The table of a puzzle: PuzzleTable in types. */
  | { call: 'puzzle'; id: string }
  /** What becomes of an answer: PuzzleVerdict in types. Nothing is kept of it. */
  | { call: 'puzzle_answer'; id: string; attempt: PuzzleAttempt<unknown> }
  | { call: 'puzzle_record'; id: string }
  /** The game of a day, today's if none is named; the answer is a DailyPage. */
  | { call: 'daily'; day: string | null; days: KeptDay[]; now: number }
  /** The own tries of a month like 2026-11; the answer is a DailyCalendar. */
  | { call: 'daily_calendar'; month: string; days: KeptDay[]; now: number }
  /** Deals the game of a day; the answer is a Kept, which is opened next. */
  | { call: 'daily_begin'; day: string | null; id: string; me: string; name: string; now: number }
  /** How the try at a day stands that is played at the open table; the answer is a DailyTry. */
  | { call: 'daily_try' }
  /** What bots make of a board: opened, then gone on with. The answers are LayoutReport in types/study. */
  | { call: 'layout_open'; wanted: CountLayout }
  | { call: 'layout_advance'; games: number };

/** What the rules and the published seed say about a record. */
export interface Proved {
  /** Fair in types; nothing while the seed is secret. */
  fair: Fair | null;
  /** Every roll and draw, with all that could have come and in how many ways. */
  falls: { ply: number; came: string; possible: [outcome: string, ways: number][] }[];
}

/** What came of something that was said to a table. */
export interface Said {
  /** To be kept before anything else is done, if there is something. */
  kept: KeptChange | null;
  /** Messages of a table: ServerMessage in types. */
  messages: { type: string; [member: string]: unknown }[];
  /** Whether a bot is to think now. */
  thinks: boolean;
  over: boolean;
}

export class Engine {
  /** Loads engine.wasm, which lies beside the script. */
  static load(): Promise<Engine>;
  /** Asks for something; a network or a book of puzzles that is needed for it is fetched first. Throws a Refusal. */
  ask<T = unknown>(request: Request): Promise<T>;
}
