import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../api';
import { keeper, mayDelete } from './house';

afterEach(() => vi.unstubAllGlobals());

const TOKEN = 'a-token-that-nobody-guesses';

function answering(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the token is in a header and never in an address or a cookie', async () => {
  const fetched = answering(200, {});
  const { house, close, remove } = keeper(TOKEN);
  await Promise.all([house(), close('a/b'), remove('k7f')]);
  const asked = fetched.mock.calls.map(([address, how]) => `${how?.method} ${String(address)}`);
  expect(asked).toEqual([
    'GET /api/admin/house',
    'POST /api/admin/tables/a%2Fb/close',
    'DELETE /api/admin/tables/k7f',
  ]);
  for (const [, how] of fetched.mock.calls) {
    expect(how?.headers).toEqual({ Authorization: `Bearer ${TOKEN}` });
    expect(how?.credentials).toBe('omit');
  }
});

test('a refusal is a problem of the server', async () => {
  answering(403, { code: 'not_yours', message: 'no' });
  await expect(keeper('wrong').house()).rejects.toEqual(new Refused({ code: 'not_yours', message: 'no' }));
});

test('only what is over or has rested for a month can be deleted', () => {
  const table = { id: 'a', game: 'bazaar', live: false, present: 0, changed: 1000 };
  const month = 30 * 24 * 60 * 60;
  expect(mayDelete({ ...table, phase: 'over' }, 1001)).toBe(true);
  expect(mayDelete({ ...table, phase: 'running' }, 1000 + month - 1)).toBe(false);
  expect(mayDelete({ ...table, phase: 'running' }, 1000 + month)).toBe(true);
  expect(mayDelete({ ...table, phase: 'gathering' }, 1001)).toBe(true);
});
