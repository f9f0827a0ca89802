import { expect, it, vi } from 'vitest';
import { marked } from './marking';

it('every request that opens a table leaves a mark, and the list is compared with the marks', () => {
  const lost = { kept: vi.fn(), listed: vi.fn(), forgotten: vi.fn() };
  for (const path of ['/tables', '/tables/local-1/again', '/tables/file', '/replays/local-2/table'])
    marked('POST', path, { id: path }, lost);
  expect(lost.kept.mock.calls.map(([id]: unknown[]) => id)).toHaveLength(4);
  marked('POST', '/replays', { id: 'a record is no table' }, lost);
  marked('GET', '/tables/local-1', { id: 'local-1' }, lost);
  expect(lost.kept).toHaveBeenCalledTimes(4);
  marked('POST', '/daily', { table: 'local-3', counts: true }, lost);
  expect(lost.kept).toHaveBeenLastCalledWith('local-3');
  marked('DELETE', '/tables/local-3', null, lost);
  expect(lost.forgotten).toHaveBeenCalledWith('local-3');
  marked('GET', '/tables', { mine: [{ table: { id: 'local-1' } }], open: [] }, lost);
  expect(lost.listed).toHaveBeenCalledWith(['local-1']);
});
