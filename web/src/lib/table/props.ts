// What every table of the house is given, whichever game lies on it.
import type { Snippet } from 'svelte';
import type { Times } from '../clock/time';
import type { GameTypes, PositionOf, StoryOf, TableOf, ToldOf } from '../game';
import type { Line } from '../live.svelte';
import type { Hint } from '../types/Hint';
import type { Reason } from '../types/study/Reason';
import type { PlannedTurn } from '../types/PlannedTurn';
import type { Seat } from '../types/Seat';
import type { Undone } from '../types/Undone';
import type { Waits } from '../waiting/waits.svelte';

export interface Given {
  /** What stands in its head. */
  head: Snippet;
  /** What it is called beside it. */
  title: Snippet;
  /** Stands where otherwise the log lies, on screens that have room for it. */
  beside?: Snippet;
  /** What is said instead of a question. */
  said?: Snippet | null;
  /** Drawn over the places of a board: which lie there, and in how many columns. */
  over?: Snippet<[readonly number[], number]>;
}

export interface TableProps<G extends GameTypes> {
  position: PositionOf<G>;
  table: TableOf<G> | null;
  /** Names and bots where there is no table: a fixture, a replay. */
  players?: { name: string; bot?: string | null }[];
  log: ToldOf<G>[];
  /** Asks for what happened before the log begins, where something was left out. */
  onearlier?: (() => void) | null;
  undone?: Undone[];
  /** What this seat would answer once it is asked. */
  plan?: G['action'][];
  /** What this seat means to do in its next turn. */
  plannedTurns?: PlannedTurn<G['action']>[];
  /** Somebody else is waited for. */
  waits?: Waits | null;
  /** What everybody has left, at a table with a clock. */
  times?: Times | null;
  /** A lesson or a puzzle is given at this table: it has no other turns, no menu, and speaks for itself. */
  lesson?: Given | null;
  line: Line;
  sending: number;
  refusal: string;
  story?: StoryOf<G> | null;
  storyChecked?: boolean;
  onanswer: (seat: Seat, action: G['action'], then: G['action'][]) => void;
  onundo: (seat: Seat, to: number | null) => void;
  /** Says ahead what the answer will be. */
  onplan?: (seat: Seat, wishes: G['action'][]) => void;
  /** Says what the next turn will be; null where there is nobody to wait for. */
  onplanturn?: ((seat: Seat, turns: PlannedTurn<G['action']>[]) => void) | null;
  onlook?: (seat: Seat | null) => void;
  /** Asks the server what would be good now. */
  onhint?: () => Promise<Hint<G['action'], Reason>>;
  onagain?: ((again: boolean) => void) | null;
  onhelp?: (topic: string) => void;
  recordAddress?: string | null;
}
