import { expect, test } from 'vitest';
import { hovers } from './pointer';

const pointer = (type: string, x: number, pointerType = 'mouse') =>
  ({ type, pointerType, screenX: x, screenY: 5 }) as PointerEvent;

test('a mouse looks by moving, never by resting', () => {
  expect(hovers(pointer('pointermove', 1))).toBe(true);
  expect(hovers(pointer('pointermove', 1)), 'the same spot again').toBe(false);
  expect(hovers(pointer('pointerenter', 2)), 'something came below it').toBe(false);
  expect(hovers(pointer('pointermove', 3))).toBe(true);
});

test('a finger looks at nothing', () => {
  expect(hovers(pointer('pointermove', 9, 'touch'))).toBe(false);
});
