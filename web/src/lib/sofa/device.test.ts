import { describe, expect, it } from 'vitest';
import { behind, handsAt, isSilent, screenZoom } from './device';

describe('around one screen', () => {
  it('a screen at 1920 shows text of 16 pixels at 24, and never smaller than it is', () => {
    expect(16 * screenZoom(1920)).toBe(24);
    expect(screenZoom(1024)).toBe(1);
  });

  it('the screen is silent while telephones speak, and speaks where it is alone', () => {
    const hands = (there: boolean) => () => there;
    expect(isSilent({ device: 'screen', table: 'abc', hands: hands(true) })).toBe(true);
    expect(isSilent({ device: 'screen', table: 'abc', hands: hands(false) })).toBe(false);
    expect(isSilent({ device: 'hand', table: 'abc', hands: hands(true) })).toBe(false);
    expect(isSilent(null)).toBe(false);
    const seat = (sitter: string, present: boolean) => ({ sitter: { sitter }, present }) as never;
    expect(handsAt({ seats: [seat('bot', true), seat('person', false)] })).toBe(false);
    expect(handsAt({ seats: [seat('bot', true), seat('person', true)] })).toBe(true);
    expect(handsAt(null)).toBe(false);
  });

  it('every device stays what it is at the next table', () => {
    expect(behind('screen')).toBe('/screen');
    expect(behind('hand')).toBe('/hand');
    expect(behind(null)).toBe('');
  });
});
