import { expect, test } from 'vitest';
import type { Event, View } from '../bazaar';
import { bids, drafted, isToCome } from './round';

const reveal = (tile: number): Event => ({ event: 'kiosk_revealed', tile });

test('tiles stay in their order with the mark of whoever took them', () => {
  const events: Event[] = [
    reveal(1),
    reveal(2),
    { event: 'kiosk_left', seat: 0, tile: 1 },
    { event: 'kiosk_used', seat: 1, tile: 2 },
    // The next draft.
    reveal(7),
    reveal(24),
    reveal(3),
    { event: 'kiosk_taken', seat: 1, tile: 24 },
    { event: 'kiosk_used', seat: 1, tile: 24 },
  ];
  expect(drafted(events, [3, 7])).toEqual([
    { tile: 7, by: null },
    { tile: 24, by: 1 },
    { tile: 3, by: null },
  ]);
});

test('whoever did not see the beginning sees what lies open', () => {
  expect(drafted([], [3, 7])).toEqual([
    { tile: 3, by: null },
    { tile: 7, by: null },
  ]);
});

test('bids are those of the auction that is going on', () => {
  const events: Event[] = [
    { event: 'bid_made', seat: 1, lira: 9 },
    { event: 'auction_won', seat: 1, lira: 9 },
    { event: 'good_gained', seat: 0, good: 'red', count: 1, lost: 0 },
    { event: 'bid_made', seat: 0, lira: 1 },
    { event: 'bid_passed', seat: 1 },
  ];
  expect(bids(events)).toEqual([
    { seat: 0, lira: 1 },
    { seat: 1, lira: 0 },
  ]);
});

test('who may bid ahead: everybody who has not spoken and is neither asked nor on turn', () => {
  const view = {
    seat: 2,
    seats: [{}, {}, {}, {}],
    question: { ask: 'auction', lira: 1 },
    letters: { on_turn: 1, kiosk_open: [] },
  } as unknown as View;
  const events: Event[] = [{ event: 'bid_made', seat: 1, lira: 1 }];
  expect([0, 1, 2, 3].map((seat) => isToCome(view, events, seat))).toEqual([true, false, false, true]);
});

test('who may rank tiles ahead: those who choose later, but not for the last tile', () => {
  const view = {
    seat: 2,
    seats: [{}, {}, {}, {}],
    question: { ask: 'kiosk' },
    letters: { on_turn: 1, kiosk_open: [1, 2, 3, 4] },
  } as unknown as View;
  expect([0, 1, 2, 3].map((seat) => isToCome(view, [], seat))).toEqual([true, false, false, true]);
});
