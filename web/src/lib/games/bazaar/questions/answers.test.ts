import { expect, test } from 'vitest';
import type { Answer } from '../bazaar';
import { isFilled } from './answers';

const answer = (kind: string) => ({ action: { do: kind }, notation: kind }) as Answer;

test('what declines is the filled button only where nothing else can be answered', () => {
  const [skip, take] = [answer('skip'), answer('take')];
  expect(isFilled(skip, [skip])).toBe(true);
  expect(isFilled(skip, [skip, take])).toBe(false);
  expect(isFilled(take, [take, skip])).toBe(true);
  expect(isFilled(take, [skip, take])).toBe(true);
});
