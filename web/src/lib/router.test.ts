import { expect, test } from 'vitest';
import { parse } from './router.svelte';

test('addresses name pages', () => {
  const cases: [string, string, unknown][] = [
    ['/', '', { page: 'home' }],
    ['/new', '', { page: 'new' }],
    ['/match', '', { page: 'match' }],
    ['/practice', '', { page: 'practice' }],
    ['/daily', '', { page: 'daily', day: null }],
    ['/daily/2026-11-18', '', { page: 'daily', day: '2026-11-18' }],
    ['/puzzles', '', { page: 'puzzles', rules: null }],
    ['/puzzles', '?rules=mocha', { page: 'puzzles', rules: 'mocha' }],
    ['/puzzles/base-1', '', { page: 'missing' }],
    ['/t/k7f', '', { page: 'table', id: 'k7f', device: null }],
    ['/t/k7f/screen', '', { page: 'table', id: 'k7f', device: 'screen' }],
    ['/t/k7f/hand', '', { page: 'table', id: 'k7f', device: 'hand' }],
    ['/replay', '', { page: 'replay', id: null, of: 'record', ply: null }],
    ['/replay/k7f', '?ply=42', { page: 'replay', id: 'k7f', of: 'record', ply: 42 }],
    ['/replay/k7f', '?ply=x', { page: 'replay', id: 'k7f', of: 'record', ply: null }],
    ['/t/k7f/replay', '?ply=7', { page: 'replay', id: 'k7f', of: 'table', ply: 7 }],
    ['/rules', '', { page: 'rules', topic: null }],
    ['/rules/place-9', '', { page: 'rules', topic: 'place-9' }],
    ['/rules/print/mocha', '', { page: 'print', ruleset: 'mocha' }],
    ['/settings', '', { page: 'settings' }],
    ['/notifications', '', { page: 'notifications' }],
    ['/past', '', { page: 'past' }],
    ['/admin', '', { page: 'admin' }],
    ['/dev/market', '', { page: 'dev', fixture: 'market' }],
    ['/t', '', { page: 'missing' }],
    ['/t/a/b', '', { page: 'missing' }],
    ['/learn', '', { page: 'learn', chapter: null }],
    ['/learn/first', '', { page: 'learn', chapter: 'first' }],
    ['/nowhere', '', { page: 'missing' }],
  ];
  for (const [path, query, page] of cases) expect(parse(path, query)).toEqual(page);
});
