import { beforeEach, describe, expect, it } from 'vitest';
import { remember } from '../storage';
import { seedCommitment } from './joint';
import { keepPromise, keptPromises, memoryOf } from './promise';

// The example of docs/records.md.
const seed = 'c5d1e8baf999b35a5998a6d059095824eec17f64e2d940a46f3d35379cfc3d7e';
const commitment = 'f7f8e8f6b6ec85fa638071486feb3d6819213c9637adeaf67c22c00b150ae465';

describe('the promise about the dice', () => {
  beforeEach(() => localStorage.clear());

  it('is computed as the documents say', () => expect(seedCommitment(seed)).toBe(commitment));

  it('is kept, also if another one is shown later', () => {
    keepPromise('t', commitment);
    keepPromise('t', 'another');
    keepPromise('t', commitment);
    keepPromise('u', null);
    expect([keptPromises('t'), keptPromises('u')]).toEqual([[commitment, 'another'], []]);
  });

  it('of before is still known', () => {
    remember('promise.t', commitment);
    expect(memoryOf('t')).toEqual({ table: 't', promises: [commitment], parts: {} });
  });
});
