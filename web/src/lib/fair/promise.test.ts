import { beforeEach, describe, expect, it } from 'vitest';
import { judge, keepPromise, keptPromise, promiseOf } from './promise';

// The example of docs/records.md.
const seed = 'c5d1e8baf999b35a5998a6d059095824eec17f64e2d940a46f3d35379cfc3d7e';
const commitment = 'f7f8e8f6b6ec85fa638071486feb3d6819213c9637adeaf67c22c00b150ae465';

describe('the promise about the dice', () => {
  beforeEach(() => localStorage.clear());

  it('is computed as the documents say', async () => expect(await promiseOf(seed)).toBe(commitment));

  it('is kept as it was shown first', () => {
    keepPromise('t', commitment);
    keepPromise('t', 'another');
    keepPromise('u', null);
    expect([keptPromise('t'), keptPromise('u')]).toEqual([commitment, null]);
  });

  it('is judged against what this device saw', async () => {
    const fair = { commitment, seed };
    expect(await judge('t', fair)).toBe('fits');
    keepPromise('t', commitment);
    expect(await judge('t', fair)).toBe('kept');
    keepPromise('u', commitment.replace('f', '0'));
    expect(await judge('u', fair), 'somebody changed the promise').toBe('broken');
    expect(await judge(null, { commitment, seed: seed.replace('c', 'd') })).toBe('broken');
  });
});
