// The promise about the dice: a hash of the seed, published before the game. This device keeps the one it was
// shown, so that nobody can put another in its place later.
import { remember, remembered } from '../storage';

const key = (table: string) => `promise.${table}`;

/** Keeps the first promise this device was shown for a table. */
export function keepPromise(table: string, commitment: string | null): void {
  if (commitment !== null && keptPromise(table) === null) remember(key(table), commitment);
}

export function keptPromise(table: string): string | null {
  return remembered<string | null>(key(table), null);
}

const LABEL = 'bedesten commitment 1';

/** What the seed promises, as docs/records.md says; nothing where the browser computes no hashes. */
export async function promiseOf(seed: string): Promise<string | null> {
  const bytes = seed.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  const text = new Uint8Array([...new TextEncoder().encode(LABEL), ...bytes]);
  // Only pages that came over https, or from this machine, have it.
  const hashed = await globalThis.crypto?.subtle?.digest('SHA-256', text);
  if (!hashed) return null;
  return [...new Uint8Array(hashed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Verdict =
  /** The seed is the one this device was promised. */
  | 'kept'
  /** It fits the promise in the record; this device saw none before. */
  | 'fits'
  | 'broken'
  /** The browser cannot compute it. */
  | 'unknown';

export async function judge(
  table: string | null,
  fair: { commitment: string; seed: string },
): Promise<Verdict> {
  const promised = await promiseOf(fair.seed);
  if (promised === null) return 'unknown';
  const kept = table === null ? null : keptPromise(table);
  if (promised !== fair.commitment || (kept !== null && kept !== promised)) return 'broken';
  return kept === null ? 'fits' : 'kept';
}
