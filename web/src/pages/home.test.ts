import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyLine } from '$lib/game';
import Home from './Home.svelte';

const line = (id: string, asked: number): AnyLine =>
  ({
    table: {
      id,
      game: 'bazaar',
      options: { ruleset: 'base', players: 2 },
      phase: 'running',
      seats: ['Leyla', 'Bora'].map((name) => ({ sitter: { sitter: 'person', id: name }, name })),
      mine: [0],
      clock: null,
      nudge: null,
      pace: { pace: 'untimed' },
      changed: 0,
    },
    asked,
    question: null,
    ranking: null,
    screen: false,
  }) as unknown as AnyLine;

const tables = vi.hoisted(() => ({ mine: [] as unknown[], open: [] }));
vi.mock('$lib/api', () => ({ api: { tables: () => Promise.resolve(tables) }, knownAccount: () => null }));
afterEach(() => void (tables.mine = []));

async function open(): Promise<object> {
  const page = mount(Home, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    if (!document.querySelector('a[href^="/t/"]')) throw new Error('the tables have not come');
  });
  return page;
}

test('where it is my turn stands before everything else', async () => {
  tables.mine = [line('waiting', 1), line('asked', 0)];
  const page = await open();
  const [first, second] = document.querySelectorAll<HTMLElement>('a[href^="/t/"]');
  const doors = document.querySelector('.doors')!;
  expect(first?.getAttribute('href')).toBe('/t/asked');
  expect(first!.compareDocumentPosition(doors) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(second?.getAttribute('href')).toBe('/t/waiting');
  expect(doors.compareDocumentPosition(second!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  void unmount(page);
});
