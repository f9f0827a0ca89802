import { expect, test } from 'vitest';
import { pointing } from './pointing';

type Line = Parameters<typeof pointing>[0];
const line = (said: (number | null)[]) =>
  ({ point: (place) => void said.push(place), pointed: null, position: { version: 3 } }) as Line;

test('a telephone tells of a place once, and when it is put back', () => {
  const said: (number | null)[] = [];
  const { point } = pointing(line(said));
  for (const place of [null, 5, 5, 8, null, null]) point(place);
  expect(said, 'nothing is said twice').toEqual([5, 8, null]);
});

test('what was pressed is forgotten when the game goes on', () => {
  const live = line([]);
  const { pointed } = pointing(live);
  expect(pointed()).toBeNull();
  live.pointed = { version: 3, place: 5 };
  expect(pointed()).toBe(5);
  live.position = { ...live.position!, version: 4 };
  expect(pointed()).toBeNull();
});
