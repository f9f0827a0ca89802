import { expect, test } from 'vitest';
import type { Letter } from '../../../types/Letter';
import { BONUS_TURN, fits, giving, lettersOf, RUBY, seals, suggested } from './letters';

const open = (to: number): Letter => ({ to, delivered: false });
const home = (to: number): Letter => ({ to, delivered: true });

test('letters are listed by place, the one not delivered first', () => {
  const mine = { letters: [9, 3], delivered: [3], seals: 4, companion: 'supply' as const };
  expect(lettersOf(mine)).toEqual([open(3), home(3), open(9)]);
  expect(seals(lettersOf(mine))).toBe(4);
});

test('what is laid out at first wastes as little as possible and takes delivered letters first', () => {
  // (letters, price, positions)
  const cases: [Letter[], typeof RUBY, number[]][] = [
    [[open(1), home(2), open(3)], BONUS_TURN, [0, 1]],
    [[home(1), home(2)], BONUS_TURN, [0, 1]],
    [[open(1), open(2), open(3)], BONUS_TURN, [0, 1, 2]],
    [[open(1), home(2), home(3), home(4)], RUBY, [1, 2, 3]],
    [[home(1), home(2)], RUBY, []],
    [[open(1), home(2), home(3), open(4), open(5)], RUBY, [0, 1, 2, 3]],
  ];
  for (const [letters, price, positions] of cases)
    expect(suggested(letters, price), JSON.stringify(letters)).toEqual(positions);
});

test('four seals are allowed for a bonus turn, seven are never given for a ruby', () => {
  expect(fits([home(1), home(2)], BONUS_TURN)).toBe(true);
  expect(fits([home(1)], BONUS_TURN)).toBe(false);
  expect(fits([home(1), home(2), home(3), open(4)], RUBY)).toBe(false);
});

test('letters are given up in the order of their places', () => {
  expect(giving([home(9), open(2)])).toEqual([
    { do: 'discard_letter', letter: open(2) },
    { do: 'discard_letter', letter: home(9) },
    { do: 'done' },
  ]);
});
