import { describe, expect, it } from 'vitest';
import { behind, screenZoom } from './device';

describe('around one screen', () => {
  it('a screen at 1920 shows text of 16 pixels at 24, and never smaller than it is', () => {
    expect(16 * screenZoom(1920)).toBe(24);
    expect(screenZoom(1024)).toBe(1);
  });

  it('every device stays what it is at the next table', () => {
    expect(behind('screen')).toBe('/screen');
    expect(behind('hand')).toBe('/hand');
    expect(behind(null)).toBe('');
  });
});
