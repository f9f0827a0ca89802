// What this device keeps of its tables, as crates/browser writes it. The client looks into none of it.
import type { AnyLine } from '../game';
import type { DailyTry } from '../types/DailyTry';

/** Everything about a table but its changes. */
export interface Kept {
  id: string;
  game: string;
  created: number;
  [member: string]: unknown;
}

export interface KeptChange {
  version: number;
  change: string;
  request: { client: string; number: number } | null;
}

/** A table in the list, with what it is opened from. */
export interface KeptTable {
  id: string;
  kept: Kept;
  line: AnyLine;
}

/** The try at a day. */
export interface KeptDay {
  day: string;
  mine: DailyTry;
}

/** What came of something that was said to a table. */
export interface Said {
  kept: KeptChange | null;
  messages: unknown[];
  /** How the table stands in a list, if that has changed. */
  line: AnyLine | null;
  thinks: boolean;
  over: boolean;
}

export interface Opened {
  line: AnyLine;
  thinks: boolean;
}
