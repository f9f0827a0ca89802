import { expect, test } from 'vitest';
import type { GameTypes } from '../game';
import type { TableProps } from './props';
import { Seats } from './seats.svelte';

const at = (mine: number[], seat: number) =>
  new Seats<GameTypes>(
    () =>
      ({
        table: { seats: [{ name: 'Ada' }, { name: '' }, { name: 'Bora' }], mine },
        position: { view: { viewer: { seat } } },
      }) as unknown as TableProps<GameTypes>,
    () => 'red',
  );

test('whoever looks is “You”; others have a name or are guests, never a colour', () => {
  expect([0, 1, 2].map(at([0], 0).name)).toEqual(['You', 'Guest 2', 'Bora']);
  expect([0, 1, 2].map(at([1], 1).name)).toEqual(['Ada', 'You', 'Bora']);
});

test('at a hot seat everybody is called by name', () => {
  expect([0, 1, 2].map(at([0, 1], 0).name)).toEqual(['Ada', 'Guest 2', 'Bora']);
});
