import { expect, test, vi } from 'vitest';
import act from '../../../fixtures/dice-act-4.json';
import tile from '../../../fixtures/dice-tile.json';
import type { PositionOf } from '../../game';
import { sumDice, type Answer, type DiceGame } from './dice';
import { optimistic } from './optimistic';
import { DicePlay } from './play.svelte';

type Kept = PositionOf<DiceGame>;
const position = (fixture: { position: unknown }) => fixture.position as Kept;

/** A table whose line can be slow, and what it was told. */
function slow(fixture: { position: unknown }) {
  const before = { seat: 0, ply: 0, actions: [] };
  const line = $state({
    sending: 0,
    now: { ...position(fixture), undo: { ...position(fixture).undo, steps: [before] } } as Kept,
  });
  const told = { sent: [] as string[], waits: vi.fn(), undone: vi.fn() };
  const play = new DicePlay({
    position: () => line.now,
    name: String,
    send: (action) => {
      told.sent.push(action.do);
      line.sending += 1;
    },
    undo: told.undone,
    refuse: vi.fn(),
    able: () => line.sending === 0,
    sending: () => line.sending,
    open: () => true,
    wait: told.waits,
  });
  play.follow(play.view);
  return { line, play, ...told };
}
const sure = (play: DicePlay): Answer =>
  play.asked!.answers.find(({ preview }) => preview.gain.lira > 0 && preview.reveals === 'none')!;

test('what is paid and gained is there as soon as the answer is on its way', () => {
  const { line, play, sent } = slow(act);
  const [before, answer] = [play.me!, sure(play)];
  const used = play.slots.filter((slot) => slot.used).length;
  play.give(answer);
  expect(sent).toEqual([answer.action.do]);
  expect(play.given).toBe(answer);
  expect(play.me!.lira).toBe(before.lira + answer.preview.gain.lira - answer.preview.pay.lira);
  expect(play.slots.filter((slot) => slot.used)).toHaveLength(used + sumDice(answer.preview.dice));
  expect(play.effects, 'it is no longer about to change').toBeNull();
  line.sending = 0; // refused: the position is the same
  expect(play.given).toBeNull();
  expect(play.me!.lira, 'taken back').toBe(before.lira);
  expect(play.slots.filter((slot) => slot.used)).toHaveLength(used);
});

test('a press while an answer is on its way is told, and carried out neither now nor later', () => {
  const { line, play, sent, waits, undone } = slow(act);
  play.give(sure(play));
  const presses = [
    () => play.give(sure(play)),
    () => play.pick(sure(play)),
    () => play.press('coins'),
    () => play.choose({ do: 'ruby', track: 'right' }),
    () => play.lift(0),
  ];
  for (const [i, press] of presses.entries()) {
    press();
    expect(waits, `press ${i}`).toHaveBeenCalledTimes(i + 1);
  }
  play.undo();
  expect(undone).not.toHaveBeenCalled();
  line.sending = 0;
  expect(sent).toHaveLength(1);
  expect(play.lifted.size).toBe(0);
});

test('the next position counts, whatever was expected', () => {
  const { line, play } = slow(act);
  play.give(sure(play));
  line.now = { ...line.now, version: line.now.version + 1 };
  expect(play.given).toBeNull();
  expect(play.view).toBe(line.now.view);
});

test('a tile that is bought is one’s own, and lies on the mosque no longer', () => {
  const { view, asked } = position(tile);
  const answer = asked!.answers.find(({ preview }) => preview.gain.tiles.length > 0)!;
  const [bought] = answer.preview.gain.tiles;
  const after = optimistic(view, asked!.seat, answer.preview);
  expect(after.open_tiles.map((one) => one.tile)).not.toContain(bought);
  expect(after.seats[asked!.seat]!.tiles.map((one) => one.tile)).toContain(bought);
  const others = (seats: typeof view.seats) => seats.filter((_, i) => i !== asked!.seat);
  expect(others(after.seats)).toEqual(others(view.seats));
});
