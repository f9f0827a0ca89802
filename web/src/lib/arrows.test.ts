// The arrows between the rooms of the client: who may reach into whom.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { PLACE_NAMES, PLACES } from './types/printed';

const SRC = 'src';
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => join(SRC, path))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/paraglide|\/types\//.test(path));

/** Every import of a file, as a path from the root of the client. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|\$lib)\/[^']+)'/g);
  return [...found].map(([, path = '']) =>
    path.startsWith('$lib/')
      ? path.replace('$lib', 'src/lib')
      : normalize(join(dirname(file), path)).replaceAll('\\', '/'),
  );
}

const arrows = files
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((from) => importsOf(from).map((to) => ({ from, to })));

const within = (path: string, ...rooms: string[]) =>
  rooms.some((room) => path.startsWith(`src/lib/${room}/`) || path === `src/lib/${room}`);

const told = (all: { from: string; to: string }[]) => all.map(({ from, to }) => `${from} → ${to}`);

test('what every table shares knows no game', () => {
  const reaches = arrows.filter(
    ({ from, to }) => within(from, 'table', 'art', 'shell', 'words.ts') && within(to, 'games'),
  );
  expect(told(reaches)).toEqual([]);
});

test('no game reaches into another', () => {
  const reaches = arrows.filter(
    ({ from, to }) =>
      (within(from, 'games/dice') && within(to, 'games/bazaar')) ||
      (within(from, 'games/bazaar') && within(to, 'games/dice')),
  );
  expect(told(reaches)).toEqual([]);
});

test('the boxes are reached only through the lists in boxes/', () => {
  const isBox = (path: string) => within(path, 'games/bazaar/mocha', 'games/bazaar/letters');
  const reaches = arrows.filter(
    ({ from, to }) => isBox(to) && !isBox(from) && !within(from, 'games/bazaar/boxes'),
  );
  expect(told(reaches)).toEqual([]);
});

test('every place has its component under its name, in the folder of its box', () => {
  const base: readonly number[] = PLACES.base;
  const mocha: readonly number[] = PLACES.mocha;
  for (const [number, name] of Object.entries(PLACE_NAMES)) {
    const place = Number(number);
    const box = base.includes(place) ? '' : mocha.includes(place) ? 'mocha/' : 'letters/';
    expect(files).toContain(`src/lib/games/bazaar/${box}places/${name}.svelte`);
  }
});

test('every file can be read at once: none has more than 400 lines', () => {
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});
