import { expect, test } from 'vitest';
// Loaded before the clock of a test starts.
import '../../../rules/topics';
import { about, firstSentence } from './about';

test('one sentence says what a place is and costs', async () => {
  expect(await about('place-1')).toBe(
    'Wainwright: Pay 7 Lira for a wheelbarrow extension: room for one more of every good.',
  );
  expect(await about('no-such-thing')).toBe('');
});

test('a sentence ends before the next capital', () => {
  expect(firstSentence('Pay 2.5 for it. Then more.')).toBe('Pay 2.5 for it.');
  expect(firstSentence('Nur eins')).toBe('Nur eins');
});
