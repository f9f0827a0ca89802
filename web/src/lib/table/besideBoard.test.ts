import { afterEach, expect, test, vi } from 'vitest';
import { besideBoard } from './besideBoard';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height, width, height }) as DOMRect;

function lay(screen: [number, number], dock: DOMRect, head: DOMRect): void {
  vi.stubGlobal('innerWidth', screen[0]);
  vi.stubGlobal('innerHeight', screen[1]);
  vi.spyOn(document, 'querySelector').mockImplementation(
    (what: string) =>
      ({ getBoundingClientRect: () => (what === '#dock' ? dock : head) }) as unknown as Element,
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('on a phone help ends where the question begins', () => {
  lay([360, 740], box(0, 468, 360, 162), box(220, 0, 140, 40));
  expect(besideBoard()).toContain('bottom: 276px');
  expect(besideBoard()).toContain('top: 40px');
});

test('on a desktop it lies in the left column, below the head', () => {
  lay([1440, 900], box(1150, 12, 276, 330), box(12, 12, 256, 62));
  expect(besideBoard()).toBe('left: 12px; top: 82px; bottom: 12px; width: 256px');
});

test('on a phone on its side it leaves the half of the question free', () => {
  lay([740, 360], box(420, 50, 320, 160), box(600, 4, 136, 40));
  expect(besideBoard()).toContain('width: 416px');
});
