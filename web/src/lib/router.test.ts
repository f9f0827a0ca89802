import { expect, test } from 'vitest';
import { parse } from './router.svelte';

test('addresses name pages', () => {
  const cases: [string, string, unknown][] = [
    ['/', '', { page: 'home' }],
    ['/new', '', { page: 'new' }],
    ['/t/k7f', '', { page: 'table', id: 'k7f' }],
    ['/replay/k7f', '?ply=42', { page: 'replay', id: 'k7f', ply: 42 }],
    ['/replay/k7f', '?ply=x', { page: 'replay', id: 'k7f', ply: null }],
    ['/rules', '', { page: 'rules', topic: null }],
    ['/rules/place-9', '', { page: 'rules', topic: 'place-9' }],
    ['/settings', '', { page: 'settings' }],
    ['/dev/market', '', { page: 'dev', fixture: 'market' }],
    ['/t', '', { page: 'missing' }],
    ['/t/a/b', '', { page: 'missing' }],
    ['/nowhere', '', { page: 'missing' }],
  ];
  for (const [path, query, page] of cases) expect(parse(path, query)).toEqual(page);
});
