import { expect, test } from 'vitest';
import { why } from './reasons';

test('"not now" and "none left" name the reason that their ruling gives', () => {
  expect(why({ code: 'not_now', ruling: 'B-65' })).toBe('Only before you move');
  expect(why({ code: 'none_left', ruling: 'B-83' })).toBe('No ruby is left here');
  expect(why({ code: 'none_left', ruling: 'B-38' })).toBe('No card lies open');
  expect(why({ code: 'none_left', ruling: 'L-47' })).toBe('No letter is left');
});

test('a ruling without a sentence of its own still says which part is meant', () => {
  expect(why({ code: 'not_now', ruling: 'M-4' })).toBe('Not in this part of the turn');
});
