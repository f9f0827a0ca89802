// The promises about the dice that this device was shown, so that nobody can put another in their place later.
// There is more than one where an attempt to begin came to nothing.
import { remember, remembered } from '../storage';
import type { Memory } from './check';
import { keptParts } from './kept';

const key = (table: string) => `promise.${table}`;

/** Keeps a promise that this device was shown for a table. */
export function keepPromise(table: string, commitment: string | null): void {
  const kept = keptPromises(table);
  if (commitment !== null && !kept.includes(commitment)) remember(key(table), [...kept, commitment]);
}

export function keptPromises(table: string): string[] {
  const kept = remembered<string | string[]>(key(table), []);
  return typeof kept === 'string' ? [kept] : kept;
}

/** All that this device remembers of the dice of a table. */
export function memoryOf(table: string | null): Memory {
  if (table === null) return { table, promises: [], parts: {} };
  return { table, promises: keptPromises(table), parts: keptParts(table) };
}
