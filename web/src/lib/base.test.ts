import { expect, test } from 'vitest';
import { at, within } from './base';

test('addresses get the folder of the host, and lose it again', () => {
  for (const base of ['/', '/repo/', '/a/b/'])
    for (const path of ['/', '/new', '/t/local-1/replay', '/rules/place-9?x=1'])
      expect(within(String(at(path, base)), base)).toBe(path);
  expect(at('/new', '/repo/')).toBe('/repo/new');
  expect(within('/repo', '/repo/')).toBe('/');
});

test('what is not ours stays as it is', () => {
  for (const other of ['https://example.org/', '//example.org', '#top', 'blob:x', null, undefined])
    expect(at(other, '/repo/')).toBe(other);
  expect(within('/another/new', '/repo/')).toBeNull();
  expect(within('/repository', '/repo/')).toBeNull();
});
