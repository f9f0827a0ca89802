import { expect, test } from 'vitest';
import { chairs } from './goon';

test('the first person is me, others share the device, bots stay bots', () => {
  const players = [
    { name: 'Çağrı', bot: 'hard' },
    { name: 'Leyla' },
    { name: 'Bora' },
    { name: 'X', bot: 'search:9000' },
  ];
  expect(chairs(players, ['easy', 'medium', 'hard'])).toEqual([
    { chair: 'bot', level: 'hard' },
    { chair: 'me' },
    { chair: 'hot_seat', name: 'Bora' },
    { chair: 'bot', level: 'medium' },
  ]);
});

test('in a game of bots I take the first seat', () => {
  expect(
    chairs(
      [
        { name: 'a', bot: 'easy' },
        { name: 'b', bot: 'easy' },
      ],
      ['easy'],
    )[0],
  ).toEqual({ chair: 'me' });
});
