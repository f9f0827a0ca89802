// Which tests share one world, and which have one of their own.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const FOLDERS = ['src', 'rulings', 'bundle'];

export const TESTS = FOLDERS.map((folder) => `${folder}/**/*.test.ts`);

/** Tests that put something into the place of a module, which others may have loaded already. */
export function testsApart(web: string): string[] {
  return FOLDERS.flatMap((folder) => files(join(web, folder)))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.mock('))
    .map((file) => relative(web, file).split(sep).join('/'))
    .sort();
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}
