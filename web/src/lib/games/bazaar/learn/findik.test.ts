import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { m } from '../../../../paraglide/messages.js';
import type { Position } from '../bazaar';
import { Play } from '../table/play.svelte';
import { advice } from './advice';
import { roomFor } from './room';

const kept = () =>
  (JSON.parse(readFileSync('src/fixtures/base-finish-2.json', 'utf8')) as { position: Position }).position;
/** A table at which one is asked where to go, with these things. */
function at(change: (position: Position, me: Position['view']['seats'][number]) => void): Play {
  const position = kept();
  const seat = position.asked?.seat ?? 0;
  const me = position.view.seats[seat]!;
  Object.assign(position.asked!, { question: { ask: 'move' } });
  Object.assign(me, { lira: 0, goods: { red: 0, green: 0, yellow: 0, blue: 0 }, assistants_in_stack: 3 });
  position.view.small_demand = ['s2'];
  change(position, me);
  return new Play({
    position: () => position,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    express: () => true,
    able: () => true,
  });
}

test('she says what can be seen on the table', () => {
  expect(advice(at(() => undefined))).toBe(m.findik_goods());
  expect(advice(at((_, me) => (me.assistants_in_stack = 0)))).toBe(m.findik_assistants());
  expect(advice(at((_, me) => (me.lira = 99)))).toContain('16');
  const sells = at((_, me) => (me.goods = { red: 1, green: 2, yellow: 0, blue: 0 }));
  expect(advice(sells)).toBe(m.findik_sell({ place: 11, n: 3 }));
  const elsewhere = at((position) => Object.assign(position.asked!, { question: { ask: 'finish' } }));
  expect(advice(elsewhere)).toBe(m.findik_here());
  expect(advice(at((position) => (position.asked = null)))).toBe(m.findik_wait());
});

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('she lies where no card lies, and nowhere if there is no such place', () => {
  const hand = box(0, 700, 360, 40);
  expect(roomFor(hand, [box(20, 705, 150, 34)])).toMatchObject({ left: 312, height: 38 });
  expect(roomFor(hand, [box(20, 705, 150, 34), box(190, 705, 165, 34)])).toBeNull();
  expect(roomFor(hand, [box(60, 705, 290, 34)])).toMatchObject({ left: 4 });
  expect(roomFor(box(0, 700, 360, 30), [])).toBeNull();
  // Below the cards of a high hand.
  expect(roomFor(box(1000, 400, 276, 320), [box(1000, 400, 276, 250)])?.top).toBe(665);
});
