import { api } from '../api';

/** The record of a table on this device, as the address of a file; nothing if it cannot be made. */
export async function recordFile(id: string): Promise<string | null> {
  try {
    const text = JSON.stringify(await api.record(id), null, 2);
    return URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  } catch {
    return null;
  }
}
