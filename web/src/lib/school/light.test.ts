import { expect, test } from 'vitest';
import { around, selectorOf, standBeside, type Box } from './light';

const phone: Box = { x: 0, y: 0, w: 360, h: 740 };
const size = { w: 346, h: 120 };
const apart = (a: Box, b: Box) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

test('on a phone the coach stands below a place of the first row and above one of the last', () => {
  const dock: Box = { x: 0, y: 480, w: 360, h: 160 };
  const first = { x: 180, y: 120, w: 85, h: 85 };
  const below = standBeside(first, size, [dock], phone);
  expect(below.tip).toBe('top');
  expect(apart({ ...below, ...size }, first)).toBe(true);
  const last = { x: 180, y: 380, w: 85, h: 85 };
  const above = standBeside(last, size, [dock], phone);
  expect(above.tip).toBe('bottom');
  expect(apart({ ...above, ...size }, last)).toBe(true);
  expect(apart({ ...above, ...size }, dock)).toBe(true);
});

test('on a desktop the coach stands at the left of the dock and points at it', () => {
  const dock: Box = { x: 1140, y: 10, w: 290, h: 364 };
  const column: Box = { x: 1140, y: 380, w: 290, h: 510 };
  const stand = standBeside(dock, { w: 420, h: 150 }, [column], { x: 0, y: 0, w: 1440, h: 900 });
  expect(stand.tip).toBe('right');
  expect(stand.x + 420).toBeLessThan(dock.x);
});

test('wherever the light is, the coach is on the screen', () => {
  for (let x = 0; x < 360; x += 30)
    for (let y = 0; y < 740; y += 30) {
      const stand = standBeside({ x, y, w: 60, h: 60 }, size, [], phone);
      expect(stand.x).toBeGreaterThanOrEqual(0);
      expect(stand.x + size.w).toBeLessThanOrEqual(360);
      expect(stand.y).toBeGreaterThanOrEqual(0);
      expect(stand.y + size.h).toBeLessThanOrEqual(740);
    }
});

test('the light falls on a place together with what hangs over its border', () => {
  const place = { x: 100, y: 100, w: 80, h: 80 };
  const plate = { x: 95, y: 170, w: 90, h: 18 };
  expect(around([place, plate], 5)).toEqual({ x: 90, y: 95, w: 100, h: 98 });
  expect(around([place], 5)).toEqual({ x: 95, y: 95, w: 90, h: 90 });
});

test('what a lesson lights is found by its name', () => {
  expect(selectorOf('place-2')).toBe('#board [data-place="2"]');
  expect(selectorOf('player-1')).toContain('#players');
  expect(selectorOf('cart')).toContain('tableau');
  expect(selectorOf('answer-announce-7')).toContain('announce-7');
  expect(selectorOf('tray')).toBe('#tray');
  expect(selectorOf('deed-coins')).toBe('[data-deed="coins"]');
});
