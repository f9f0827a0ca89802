import { describe, expect, it } from 'vitest';
import { browser } from './browser';

describe('a browser in a list of devices', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge · Windows'],
    ['curl/8.9', 'curl/8.9'],
  ])('%s', (label, words) => expect(browser(label)).toBe(words));

  it('says nothing about one that says nothing', () => expect(browser('')).toBeNull());
});
