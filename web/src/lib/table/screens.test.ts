import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BELOW, BESIDE, PHONE } from './screens.svelte';

/** Every query in a style of the table, with its file. */
const queries = ['src/lib/table', 'src/lib/games', 'src/lib/waiting'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media ([^{]*?) \{/g)].map(([, query = '']) => ({
        file,
        query,
      })),
    ),
);
const written = (query: string) => queries.filter((one) => one.query === query).length;

test('what is below and what is beside the board is the same everywhere', () => {
  for (const query of [PHONE, BELOW, BESIDE]) expect(written(query), query).toBeGreaterThan(3);
});

test('a phone ends at one width, whichever part of the table asks', () => {
  const phones = queries.filter(({ query }) => /portrait|max-height: 500px/.test(query));
  const others = phones.flatMap(({ file, query }) =>
    [...query.matchAll(/-width: (\d+)px/g)]
      .filter(([, width]) => ![599, 600].includes(Number(width)))
      // The dice game has columns on upright screens, too, where they are wide enough.
      .filter(([, width]) => !(file.includes('/dice/') && Number(width) === 1100))
      // The name of the box stands in the head where a tablet is wide enough for it.
      .filter(([, width]) => !(file.endsWith('/Head.svelte') && Number(width) === 800))
      .map(([, width]) => `${file}: ${width}`),
  );
  expect(others).toEqual([]);
  expect(queries.filter(({ query }) => /(560|561|1000|1001)px/.test(query))).toEqual([]);
});
