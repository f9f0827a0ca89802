// Which modules travel together. Left alone, the bundler makes a file of every set of modules that the same pages
// share, and whoever opens a table fetches dozens. Here what the first page and the tables need is put into layers:
//
//   entry               what every page needs, and what two of the pages below need
//   home, bazaar, dice  what only one of them needs
//
// A layer holds whole closures: whatever a module imports lies in its own layer or in `entry`. So no two files wait
// for each other, and no game fetches the other. What other pages need of the board game lies in `entry`, too, as nobody
// should fetch all of it for that. What none of these pages needs is split as usual.
import type { Plugin, Rollup } from 'vite';

/** What the bundler knows about a module. */
interface Known {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}
export type Info = (id: string) => Known | null;

interface Page {
  files: string[];
  /** What is fetched later from here may need all of the page. What else needs something of it finds that in `entry`. */
  own: string;
}

const ENTRY = 'src/main.ts';
const TABLE = 'src/pages/Table.svelte';
const BAZAAR = 'src/lib/games/bazaar/';
const DICE = 'src/lib/games/dice/';
const PAGES: Record<string, Page> = {
  home: { files: ['src/pages/Home.svelte'], own: 'src/pages/' },
  // Whoever opens a table for the first time needs the hints at once.
  bazaar: { files: [TABLE, `${BAZAAR}table/Table.svelte`, `${BAZAAR}learn/First.svelte`], own: BAZAAR },
  dice: { files: [TABLE, `${DICE}Table.svelte`], own: DICE },
};
/** Shows everything there is, for whoever works on it. */
const WORKSHOP = 'src/pages/Dev.svelte';
const MESSAGES = 'src/paraglide/messages.js';

/** What a module imports. Of the texts that is not all of them, as it is written, but those it says. */
function imported(id: string, root: string, info: Info): readonly string[] {
  const found = info(id);
  if (!found || id === root + MESSAGES) return [];
  if (!found.importedIds.includes(root + MESSAGES)) return found.importedIds;
  const said = new Set([...(found.code ?? '').matchAll(/\bm\.(\w+)/g)].map(([, name]) => name));
  const texts = [...said].map((name) => `${root}src/paraglide/messages/${name}.js`);
  return [...found.importedIds, ...texts.filter((text) => info(text))];
}

/** Modules with everything they import. */
function closure(files: Iterable<string>, imports: (id: string) => readonly string[]): Set<string> {
  const all = new Set(files);
  for (const id of all) for (const next of imports(id)) all.add(next);
  return all;
}

/** The layer of every module that has one. `root` is the folder of the client, with a slash at its end. */
export function layersOf(root: string, info: Info): Map<string, string> {
  const imports = (id: string) => imported(id, root, info);
  const later = (id: string) => info(id)?.dynamicallyImportedIds ?? [];
  const everything = closure([root + ENTRY], (id) => [...imports(id), ...later(id)]);
  const fetched = new Set([...everything].flatMap(later));
  fetched.delete(root + WORKSHOP);
  const entry = closure([root + ENTRY], imports);
  const layers = new Map<string, string>();
  for (const [page, { files, own }] of Object.entries(PAGES)) {
    const strangers = [...fetched].filter((id) => !id.startsWith(root + own));
    const wanted = closure(strangers, imports);
    const needed = closure(
      files.map((file) => root + file),
      imports,
    );
    for (const id of needed)
      // What only the first page or the dice game needs stays with it: who wants it elsewhere fetches it, which is little.
      layers.set(
        id,
        entry.has(id) || (wanted.has(id) && page === 'bazaar') || layers.has(id) ? 'entry' : page,
      );
  }
  for (const id of entry) layers.set(id, 'entry');
  return layers;
}

/** Files that wait for each other, in the order in which they do; nothing if there are none. */
export function circle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const search = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const found = search(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = search(file, []);
    if (found) return found;
  }
  return null;
}

export function layers(root: string): Plugin {
  let known: Map<string, string> | null = null;
  const name = (id: string, context: { getModuleInfo: Info }): string | null => {
    // The positions of the layout check are the same in every language.
    if (id.startsWith(`${root}src/fixtures/`)) return 'fixtures';
    known ??= layersOf(root, (id) => context.getModuleInfo(id));
    return known.get(id) ?? null;
  };
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name, debugName: 'layers' }] };
  return {
    name: 'layers',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rollup.OutputChunk => file.type === 'chunk',
      );
      const found = circle(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
      if (found) this.error(`files wait for each other: ${found.join(' → ')}`);
    },
  };
}
