import { expect, test } from 'vitest';
import type { Position } from '../bazaar';
import move from '../../../../fixtures/move.json';
import { flightsOf } from './flights';
import { soundOf } from './sounds';

const { view } = move.position as unknown as Position;

test('goods fly from the place of the merchant to the rail of their kind', () => {
  const place = view.seats[1]!.place;
  expect(flightsOf([{ event: 'good_gained', seat: 1, good: 'red', count: 2, lost: 1 }], view)).toEqual([
    { icon: 'fabric', from: { place }, to: { seat: 1, good: 'red' }, ruby: false },
    { icon: 'fabric', from: { place }, to: { seat: 1, good: 'red' }, ruby: false },
  ]);
});

test('a family member brings things from where he was sent', () => {
  const [flight] = flightsOf(
    [
      { event: 'family_sent', seat: 0, to: 3 },
      { event: 'good_gained', seat: 0, good: 'green', count: 1, lost: 0 },
    ],
    view,
  );
  expect(flight?.from).toEqual({ place: 3 });
});

test('rubies come last, whatever else flies', () => {
  const flights = flightsOf(
    [
      { event: 'ruby_gained', seat: 0, rubies: 1, from: 13 },
      { event: 'goods_paid', seat: 0, goods: { red: 1, green: 1, yellow: 1, blue: 1 } },
    ],
    view,
  );
  expect(flights).toHaveLength(5);
  expect(flights.at(-1)).toMatchObject({ icon: 'ruby', ruby: true, from: { place: 13 } });
});

test('one answer makes one sound, the rarest', () => {
  expect(soundOf([])).toBeNull();
  expect(soundOf([{ event: 'moved', seat: 0, from: 7, to: 2 }])).toBe('step');
  expect(
    soundOf([
      { event: 'moved', seat: 0, from: 7, to: 16 },
      { event: 'lira_paid', seat: 0, lira: 12 },
      { event: 'ruby_gained', seat: 0, rubies: 1, from: 16 },
    ]),
  ).toBe('ruby');
});
