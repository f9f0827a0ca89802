// A game as a file, to go on with on another device. Everything in it that counts is checked by the engine.
import { EngineRefusal } from './engine';
import type { Kept, KeptChange, KeptTable } from './kept';

const FORMAT = 'bedesten-game';
const VERSION = 1;
/** Far beyond the longest game. */
export const LARGEST = 4_000_000;

export interface GameFile {
  format: typeof FORMAT;
  version: number;
  kept: Kept;
  changes: KeptChange[];
}

export const fileOf = ({ table, changes }: { table: KeptTable; changes: KeptChange[] }): GameFile => ({
  format: FORMAT,
  version: VERSION,
  kept: table.kept,
  changes,
});

/** What came as a file; throws a refusal for what is no game of ours, or one of a later version. */
export function arrived(body: unknown): Pick<GameFile, 'kept' | 'changes'> {
  const file = (typeof body === 'object' && body !== null ? body : {}) as Partial<GameFile>;
  if (
    file.format !== FORMAT ||
    typeof file.kept !== 'object' ||
    file.kept === null ||
    !Array.isArray(file.changes)
  )
    throw new EngineRefusal({ code: 'malformed', message: 'this is no game of ours' });
  if (file.version !== VERSION)
    throw new EngineRefusal({ code: 'old_client', message: 'it was written by another version' });
  return { kept: file.kept, changes: file.changes };
}
