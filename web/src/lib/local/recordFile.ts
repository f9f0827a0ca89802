// Where the record of a game is: at an address of the server, or, where there is none, in a file made on this device.
import { alone } from '../alone';
import { api } from '../api';

/** The address of the record of a table, or of one that was handed in; nothing if it cannot be had. */
export async function recordFile(of: 'table' | 'record', id: string): Promise<string | null> {
  if (!alone) return of === 'table' ? api.recordAddress(id) : api.replayRecordAddress(id);
  try {
    const record = await (of === 'table' ? api.record(id) : api.replayRecord(id));
    return URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
  } catch {
    return null;
  }
}

/** The file is not needed any more. */
export function letGo(address: string | null): void {
  if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
}
