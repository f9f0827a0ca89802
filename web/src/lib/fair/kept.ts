// The parts of the dice that this device gave, as it keeps them: every table looks at them, and few still add one.
import { remembered } from '../storage';

/** What this device gave for one promise of the server. */
export interface Own {
  part: string;
  /** The server has seen it. */
  shown: boolean;
}

/** By the promise of the server it was made for. */
export type Kept = Record<string, Own>;

export const keyOf = (table: string) => `dice.${table}`;
export const keptParts = (table: string): Kept => remembered<Kept>(keyOf(table), {});
