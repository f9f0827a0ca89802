import { afterEach, describe, expect, it, vi } from 'vitest';
import { letGo, recordFile } from './recordFile';

const house = vi.hoisted(() => ({
  alone: true,
  record: (id: string): Promise<unknown> => Promise.resolve({ table: id }),
}));
vi.mock('../alone', () => ({
  get alone() {
    return house.alone;
  },
}));
vi.mock('../api', () => ({
  api: {
    record: (id: string) => house.record(id),
    replayRecord: (id: string) => Promise.resolve({ replay: id }),
    recordAddress: (id: string) => `/api/tables/${id}/record`,
    replayRecordAddress: (id: string) => `/api/replays/${id}/record`,
  },
}));
afterEach(() => void (house.alone = true));

/** What was made a file of last. */
async function content(): Promise<unknown> {
  const [[file] = []] = vi.mocked(URL.createObjectURL).mock.calls.slice(-1);
  return JSON.parse(await (file as Blob).text());
}

describe('the record of a game', () => {
  it('is a file of this device where there is no server', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    const address = await recordFile('record', 'local-1');
    expect(address).toBe('blob:one');
    expect(await content()).toEqual({ replay: 'local-1' });
    await recordFile('table', 'local-2');
    expect(await content()).toEqual({ table: 'local-2' });
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    letGo(address);
    expect(revoked).toHaveBeenCalledWith(address);
  });

  it('has an address at a server', async () => {
    house.alone = false;
    expect(await recordFile('table', 'a')).toBe('/api/tables/a/record');
    expect(await recordFile('record', 'b')).toBe('/api/replays/b/record');
  });

  it('is nowhere if it cannot be made', async () => {
    vi.spyOn(house, 'record').mockRejectedValueOnce(new Error('gone'));
    expect(await recordFile('table', 'c')).toBeNull();
  });
});
