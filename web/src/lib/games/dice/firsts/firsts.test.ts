import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { BAZAAR_CARDS, MOSQUE_TILES } from '../../../types/dice/printed';
import { DEEDS } from '../deeds';
import type { Position } from '../dice';
import { DicePlay } from '../play.svelte';
import { comesUp } from './comesUp';
import { cardFirst, DICE_FIRSTS, trackFirst } from './list';
import { diceWays, isFirstRoll } from './ways';

const FIXTURES = 'src/fixtures/';
const positions = readdirSync(FIXTURES)
  .filter((file) => file.startsWith('dice'))
  .map((file) => (JSON.parse(readFileSync(FIXTURES + file, 'utf8')) as { position: Position }).position);
const play = (position: Position) =>
  new DicePlay({
    position: () => position,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    refuse: vi.fn(),
    able: () => true,
  });

test('every action, track, tile and card of the dice game has its sentence', () => {
  const wanted = [
    ...DEEDS.map(({ deed }) => `action-${deed}`),
    ...MOSQUE_TILES.map((tile) => `tile-${tile.split('-')[0]}`),
    ...BAZAAR_CARDS.map(cardFirst),
    ...(['red', 'yellow', 'green', 'blue', 'left', 'right'] as const).map(trackFirst),
    'crystal',
    'brown',
  ];
  expect(wanted.filter((id) => !(`dice-${id}` in DICE_FIRSTS))).toEqual([]);
});

test('every sentence is short, ends, and stands beside a name', () => {
  for (const [id, { name, text }] of Object.entries(DICE_FIRSTS)) {
    expect(name(), id).not.toBe('');
    expect(text(), id).toMatch(/[.!?]$/);
    expect(text().length, id).toBeLessThan(115);
  }
});

test('a card for everybody is explained from no side: it is shown to whoever turned it up and to the others', () => {
  for (const family of ['sell', 'crate', 'goods', 'resource'])
    expect(DICE_FIRSTS[`dice-card-${family}`]?.text(), family).toMatch(/^Whoever turned it up/);
});

test('whatever comes up in a kept position is in the list', () => {
  const found = positions.flatMap((position) => comesUp(play(position)));
  expect(found.length).toBeGreaterThan(10);
  expect(found.map(({ id }) => id).filter((id) => !(id in DICE_FIRSTS))).toEqual([]);
});

test('whoever watches is told nothing', () => {
  for (const position of positions) {
    const watched = { ...position, view: { ...position.view, viewer: 'spectator' as const } };
    expect(comesUp(play(watched))).toEqual([]);
  }
});

test('before the first roll the ways to a ruby are named, those of this table', () => {
  const roll = positions.find(({ asked }) => asked?.question.ask === 'roll');
  if (!roll) throw new Error('a position is kept before the first roll');
  expect(diceWays(roll.view).map(({ name }) => name())).toHaveLength(4);
  expect(diceWays({ tiles_for_mosque_ruby: 4 }).at(-1)?.name()).toContain('4');
  const fresh = {
    ...roll,
    view: { ...roll.view, seats: roll.view.seats.map((one) => ({ ...one, rubies: 0, tiles: [] })) },
  };
  expect(isFirstRoll(play(fresh))).toBe(true);
  for (const other of positions.filter(({ asked }) => asked && asked.question.ask !== 'roll'))
    expect(isFirstRoll(play(other)), other.asked?.question.ask).toBe(false);
});
