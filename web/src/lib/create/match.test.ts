import { expect, it } from 'vitest';
import { quickMatch } from './match';

it('all who want the same box, number and pace ask for the same table', () => {
  const pace = { pace: 'live', reserve: 600, increment: 15 } as const;
  const wishes = { bots: true, rated: false };
  expect(quickMatch('letters', 3, pace, wishes)).toEqual({
    game: 'bazaar',
    options: { ruleset: 'letters', players: 3 },
    players: 3,
    pace,
    ...wishes,
  });
  expect(quickMatch('dice', 4, pace, wishes).options).toEqual({ players: 4 });
});
