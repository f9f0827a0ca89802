import { expect, test } from 'vitest';
import type { Event, Position, Told } from '../bazaar';
import move from '../../../../fixtures/move.json';
import { Play } from '../table/play.svelte';
import { GOALS, reached, suggested } from './lesson';

const log = (...events: Event[]): Told[] => events.map((event, ply) => ({ ply, events: [event] }));
const goods: Event = { event: 'good_gained', seat: 0, good: 'red', count: 2, lost: 0 };
const ended: Event = { event: 'turn_ended', seat: 0 };

test('goals are reached one after the other, by the learner alone', () => {
  expect(reached([], 0)).toBe(0);
  expect(reached(log(ended), 0)).toBe(0);
  expect(reached(log({ ...goods, seat: 1 }), 0)).toBe(0);
  expect(reached(log(goods), 0)).toBe(1);
  expect(reached(log(goods, ended), 0)).toBe(2);
  expect(reached(log(goods, ended, { event: 'assistant_returned', seat: 0, from: 2 }), 0)).toBe(3);
});

test('one event is not counted for two goals', () => {
  const paid: Event = { event: 'merchant_paid', seat: 0, to: 1, lira: 2 };
  const picked: Event = { event: 'assistant_picked_up', seat: 0, place: 2, neutral: false };
  const sold: Event = { event: 'sold', seat: 0, market: 'small', sold: 2, lira: 5 };
  expect(reached(log(goods, ended, picked, sold, paid), 0)).toBe(5);
  expect(GOALS[5]?.id).toBe('ruby');
});

test('only places in reach that can be used are suggested', () => {
  const play = new Play({
    position: () => move.position as unknown as Position,
    name: String,
    send: () => undefined,
    undo: () => undefined,
    express: () => true,
    able: () => true,
  });
  const places = suggested(GOALS[5], play);
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(play.targets.get(place)?.answer).not.toBeNull();
  expect(suggested(undefined, play)).toEqual([]);
});
