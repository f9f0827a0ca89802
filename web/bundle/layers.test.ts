import { describe, expect, test } from 'vitest';
import { circle, layersOf, type Info } from './layers';

interface Written {
  imports?: string[];
  /** What it fetches when it is needed. */
  later?: string[];
  /** The texts it needs. */
  says?: string[];
}

/** The layers of a client whose modules are named by their files. */
function client(modules: Record<string, Written>): Map<string, string> {
  const known = new Map<string, ReturnType<Info>>();
  for (const { says = [] } of Object.values(modules))
    for (const name of says)
      known.set(`/src/paraglide/messages/${name}.js`, {
        importedIds: [],
        dynamicallyImportedIds: [],
        code: '',
      });
  known.set('/src/paraglide/messages.js', {
    importedIds: [...known.keys()],
    dynamicallyImportedIds: [],
    code: '',
  });
  for (const [file, { imports = [], later = [], says = [] }] of Object.entries(modules)) {
    const importedIds = [...imports, ...(says.length ? ['src/paraglide/messages.js'] : [])];
    known.set(`/${file}`, {
      importedIds: importedIds.map((id) => `/${id}`),
      dynamicallyImportedIds: later.map((id) => `/${id}`),
      code: says.map((name) => `m.${name}();`).join('\n'),
    });
  }
  return layersOf('/', (id) => known.get(id) ?? null);
}

const pages = ['Home', 'Table', 'Admin', 'Dev'].map((page) => `src/pages/${page}.svelte`);
const tables = ['bazaar/table', 'dice'].map((game) => `src/lib/games/${game}/Table.svelte`);
const layers = client({
  'src/main.ts': { imports: ['svelte'], later: pages },
  svelte: {},
  'src/pages/Home.svelte': { imports: ['svelte', 'lobby', 'api', 'shell'], says: ['welcome', 'name'] },
  'src/pages/Table.svelte': { imports: ['svelte', 'api'], later: tables },
  'src/lib/games/bazaar/table/Table.svelte': {
    imports: ['svelte', 'board', 'sheet', 'card', 'sounds'],
    later: ['src/lib/games/bazaar/replay.ts', 'src/lib/rules/Beside.svelte'],
    says: ['name', 'sultan'],
  },
  'src/lib/games/bazaar/learn/First.svelte': {},
  'src/lib/games/bazaar/replay.ts': { imports: ['board'] },
  'src/lib/games/dice/Table.svelte': { imports: ['svelte', 'sheet'], says: ['roll'] },
  'src/lib/rules/Beside.svelte': { imports: ['card'] },
  'src/pages/Admin.svelte': { imports: ['api', 'shell', 'numbers'], says: ['uptime'] },
  'src/pages/Dev.svelte': { imports: ['board', 'lobby'] },
  lobby: {},
  shell: {},
  api: { imports: ['http'] },
  http: {},
  board: {},
  card: { imports: ['paper'] },
  paper: {},
  sounds: {},
  sheet: {},
  numbers: {},
});
const layer = (file: string) => layers.get(`/${file}`);
const text = (name: string) => layer(`src/paraglide/messages/${name}.js`);

describe('the files of the client', () => {
  test('what every page needs comes first, with what two pages need', () => {
    expect(layer('svelte')).toBe('entry');
    expect(layer('http'), 'what such a module imports').toBe('entry');
    expect(layer('sheet'), 'both games').toBe('entry');
    expect(layer('src/pages/Table.svelte')).toBe('entry');
  });

  test('no game fetches the other', () => {
    expect(layer('board')).toBe('bazaar');
    expect(layer('src/lib/games/dice/Table.svelte')).toBe('dice');
    expect(layer('lobby')).toBe('home');
  });

  test('what is fetched later brings no page with it that it does not belong to', () => {
    expect([layer('card'), layer('paper')], 'of the rules as well').toEqual(['entry', 'entry']);
    expect(layer('board'), 'of the replay of the same game').toBe('bazaar');
    expect(layer('shell'), 'of another page').toBe('home');
  });

  test('a text lies where it is said', () => {
    expect([text('welcome'), text('sultan'), text('roll'), text('name')]).toEqual([
      'home',
      'bazaar',
      'dice',
      'entry',
    ]);
  });

  test('what other pages need is left alone', () => {
    expect([layer('src/pages/Admin.svelte'), layer('numbers'), text('uptime')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('files that wait for each other are found', () => {
    const files = { a: ['b', 'c'], b: ['c'], c: [] as string[] };
    expect(circle(new Map(Object.entries(files)))).toBeNull();
    expect(circle(new Map(Object.entries({ ...files, c: ['d'], d: ['b'] })))).toEqual(['b', 'c', 'd', 'b']);
  });
});
