import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attention, IDLE_AFTER } from './attention';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const does = (type: string, at: object = {}) => window.dispatchEvent(Object.assign(new Event(type), at));

test('whoever touches nothing is away after a while, and here again with the next touch', () => {
  const tell = vi.fn();
  const stop = attention(tell);
  vi.advanceTimersByTime(IDLE_AFTER - 1);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(3 * IDLE_AFTER);
  does('scroll');
  expect(tell, 'said once; what scrolls by itself is nobody').toHaveBeenCalledOnce();
  does('keydown');
  does('keydown');
  expect(tell.mock.calls).toEqual([[true], [false]]);
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(tell).toHaveBeenLastCalledWith(true);
  stop();
  does('pointerdown');
  expect(tell).toHaveBeenCalledTimes(3);
});

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel'])('%s keeps somebody here', (type) => {
  const tell = vi.fn();
  const stop = attention(tell);
  vi.advanceTimersByTime(IDLE_AFTER - 1000);
  does(type);
  vi.advanceTimersByTime(IDLE_AFTER - 1000);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledWith(true);
  stop();
});

test('a pointer that rests while the board moves below it is nobody', () => {
  const tell = vi.fn();
  const stop = attention(tell);
  does('pointermove', { screenX: 5, screenY: 5 });
  vi.advanceTimersByTime(1000);
  does('pointermove', { screenX: 5, screenY: 5 });
  vi.advanceTimersByTime(IDLE_AFTER - 1000);
  expect(tell).toHaveBeenCalledWith(true);
  does('pointermove', { screenX: 6, screenY: 5 });
  expect(tell).toHaveBeenLastCalledWith(false);
  stop();
});
