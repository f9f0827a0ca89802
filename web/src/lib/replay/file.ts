// A file somebody hands in as a record. Whether the game in it is right is for the server to say.

/** Records have a few hundred actions; this is far beyond the longest. */
export const LARGEST = 1_000_000;

export type Read = { ok: true; record: unknown } | { ok: false; why: 'too_large' | 'not_json' };

export async function readRecord(file: Pick<File, 'size' | 'text'>): Promise<Read> {
  if (file.size > LARGEST) return { ok: false, why: 'too_large' };
  try {
    const record: unknown = JSON.parse(await file.text());
    if (typeof record !== 'object' || record === null || Array.isArray(record))
      return { ok: false, why: 'not_json' };
    return { ok: true, record };
  } catch {
    return { ok: false, why: 'not_json' };
  }
}
