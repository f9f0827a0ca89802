import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { whoWaits } from './waits';

const name = (seat: number) => `seat ${seat}`;

test('whoever opened the same table waits for the others, and not for themselves', () => {
  expect(whoWaits({ again: null, mine: [0] }, name)).toBeNull();
  expect(whoWaits({ again: { table: 'x', by: 1 }, mine: [0] }, name)).toBe('seat 1');
  expect(whoWaits({ again: { table: 'x', by: 1 }, mine: [1] }, name)).toBeNull();
});

test('a screen without a seat is called the screen', () => {
  expect(whoWaits({ again: { table: 'x', by: null }, mine: [0] }, name)).toBe(m.sofa_screen());
});
