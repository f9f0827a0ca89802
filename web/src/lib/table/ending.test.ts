import { expect, test } from 'vitest';
import type { RubyLine } from '../rubies/rubies';
import { firstTurnSince } from './ending';

const line = (seat: number, began: number[]): RubyLine => ({
  seat,
  colour: 'red',
  turns: began.length,
  began,
  rubies: [],
});
// Red begins, then Blue, and so on: ten actions for each turn.
const LINES = [line(0, [0, 20, 40]), line(1, [10, 30, 50])];

test('whoever is replaced in the middle of a turn is replaced in that turn', () => {
  expect(firstTurnSince(LINES, 1, 35)).toBe(2);
  expect(firstTurnSince(LINES, 0, 3)).toBe(1);
});

test('whoever leaves while others play is replaced from the next turn', () => {
  expect(firstTurnSince(LINES, 0, 35)).toBe(3);
});

test('whoever leaves after the last turn was replaced in none', () => {
  expect(firstTurnSince(LINES, 0, 55)).toBe(null);
});
