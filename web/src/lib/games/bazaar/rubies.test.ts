import { expect, test } from 'vitest';
import over from '../../../fixtures/over.json';
import type { Position, Told } from './bazaar';
import { rubyLines } from './rubies';
import { Scale } from '../../rubies/scale';

const { view } = over.position as unknown as Position;
const lines = rubyLines(
  view.seats.map(({ colour }) => colour),
  over.log as unknown as Told[],
);

test('every ruby of a player is in the line, counted from one', () => {
  for (const [seat, player] of view.seats.entries())
    expect(lines[seat]?.rubies.map(({ n }) => n)).toEqual(
      Array.from({ length: player.rubies }, (_, i) => i + 1),
    );
});

test('a ruby says where it came from and what was paid', () => {
  expect(lines[0]?.rubies[0]).toMatchObject({
    from: '16',
    source: '16 Gemstone Dealer',
    paid: '12 Lira',
  });
  expect(lines[1]?.rubies[0]?.paid).toBe('1 fabric, 1 spice, 1 fruit, 1 piece of jewelry');
});

test('lines rise with time, and no two lie upon each other', () => {
  const scale = new Scale({ width: 340, height: 220, left: 30, right: 34, top: 26, bottom: 34 }, lines, 5);
  for (const [row, { rubies }] of lines.entries()) {
    const points = rubies.map(({ turn, n }) => scale.at(row, turn, n));
    expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).sort((a, b) => a - b));
    expect(points.every(({ x, y }) => x > 0 && x < 340 && y > 0 && y < 220)).toBe(true);
  }
  const heights = lines.map((_, row) => scale.at(row, 1, 0).y);
  expect(new Set(heights).size).toBe(lines.length);
});
