// What has to outlive a reload: the puzzle that lies on the table, and an answer that the server does not have yet.
import { remember, remembered } from '../storage';

const OPEN = 'puzzle';
const UNSENT = 'puzzle-answer';
const RULES = 'puzzle-rules';

export interface OpenPuzzle {
  id: string;
  hinted: boolean;
}
export interface UnsentAnswer extends OpenPuzzle {
  /** Nothing: the answer was asked for. */
  answer?: unknown;
}

function read(key: string): (OpenPuzzle & { answer?: unknown }) | null {
  const kept = remembered<unknown>(key, null);
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || typeof kept.id !== 'string')
    return null;
  const { id, hinted, answer } = kept as { id: string; hinted?: unknown; answer?: unknown };
  return { id, hinted: hinted === true, ...(answer === undefined ? {} : { answer }) };
}

/** Whoever reloads finds the same puzzle, and the hint is still known. */
export const openPuzzle = (): OpenPuzzle | null => read(OPEN);
export const keepOpen = (open: OpenPuzzle | null): void => remember(OPEN, open);

export const unsentAnswer = (): UnsentAnswer | null => read(UNSENT);
export const keepUnsent = (unsent: UnsentAnswer | null): void => remember(UNSENT, unsent);

export function lastRules(): string | null {
  const kept = remembered<unknown>(RULES, null);
  return typeof kept === 'string' ? kept : null;
}
export const keepRules = (rules: string): void => remember(RULES, rules);
