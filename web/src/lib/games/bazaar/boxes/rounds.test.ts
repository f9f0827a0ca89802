import { expect, test } from 'vitest';
import auction from '../../../../fixtures/great-auction-watched-5.json';
import finals from '../../../../fixtures/base-final-cards-2.json';
import kiosk from '../../../../fixtures/letters-kiosk.json';
import move from '../../../../fixtures/move.json';
import type { View } from '../bazaar';
import { turnsLeft } from './rounds';

const last = (fixture: { position: unknown }): View => ({
  ...(fixture.position as { view: View }).view,
  last_round: true,
});

test('the turns that are left count from whoever is on turn', () => {
  const view = last(move);
  expect(turnsLeft({ ...view, seat: 0 })).toBe(view.seats.length);
  expect(turnsLeft({ ...view, seat: view.seats.length - 1 })).toBe(1);
  expect(turnsLeft({ ...view, last_round: false })).toBeNull();
});

test.each([
  ['Kiosk', last(kiosk)],
  ['Auction House', last(auction)],
])('%s: others are asked, and no turn is over', (_, view) => {
  const { on_turn } = view.letters!;
  expect(view.seat, 'somebody else is asked').not.toBe(on_turn);
  expect(turnsLeft(view)).toBe(view.seats.length - on_turn);
});

test('after the last turn none is left', () => {
  expect(turnsLeft(last(finals))).toBe(0);
});
