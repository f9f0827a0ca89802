import { expect, test } from 'vitest';
import { lay, type Box, type Lies, type Wish } from './place';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const PHONE: Wish = {
  width: 200,
  height: 50,
  room: box(0, 0, 360, 640),
  thing: null,
  free: [box(0, 400, 360, 150)],
  last: box(0, 0, 360, 100),
};
const covers = ({ left, top }: Lies, { width, height }: Wish, other: Box) =>
  left < other.right && other.left < left + width && top < other.bottom && other.top < top + height;

test('it lies above its thing and points at it', () => {
  const wish = { ...PHONE, thing: box(100, 200, 80, 80) };
  expect(lay(wish)).toEqual({ left: 40, top: 140, points: 'down', tip: 100 });
});

test('at the edge of the screen it stays inside, and its tip moves', () => {
  const wish = { ...PHONE, thing: box(280, 200, 80, 80) };
  const lies = lay(wish);
  expect(lies.left + wish.width).toBeLessThanOrEqual(354);
  expect(lies.left + lies.tip).toBe(320);
});

test('where the question is above the thing it lies beside it', () => {
  const wish = { ...PHONE, room: box(0, 0, 1440, 900), free: [box(1100, 0, 340, 500)] };
  const lies = lay({ ...wish, thing: box(1100, 510, 340, 150) });
  expect(lies).toMatchObject({ points: 'right', left: 890 });
});

test('it never covers what is asked: at last it lies over the other players', () => {
  const places = [box(0, 100, 180, 300), box(180, 100, 180, 300)];
  for (const thing of [null, box(10, 560, 340, 60), box(0, 250, 90, 90)]) {
    const wish = { ...PHONE, thing, free: [...PHONE.free, ...places] };
    const lies = lay(wish);
    for (const other of wish.free) expect(covers(lies, wish, other)).toBe(false);
    expect(lies.points).toBe(thing?.top === 560 ? lies.points : null);
  }
});
