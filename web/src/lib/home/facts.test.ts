import { describe, expect, it } from 'vitest';
import { factsOf } from './facts';

const table = {
  game: 'bazaar',
  options: {
    ruleset: 'letters',
    layout: 'first-game',
    variants: { neutral_assistants: true, caravan_leader: false },
    deck: 'new-only',
  },
  seats: [1, 2, 3],
  pace: { pace: 'untimed' as const },
  rated: false,
};

describe('what a table is about', () => {
  it('names box, players, layout, variants, pace and rating', () => {
    const { box, words } = factsOf(table, 'en');
    expect(box.ruleset).toBe('letters');
    expect(words).toEqual([
      '3 players',
      'First game',
      'Neutral assistants',
      'Only the new bonus cards',
      'No clock',
      'not rated',
    ]);
  });

  it('says nothing of layouts in the dice game, and a made one is called so', () => {
    expect(factsOf({ ...table, game: 'dice', options: { players: 3 } }, 'en').words).toEqual([
      '3 players',
      'No clock',
      'not rated',
    ]);
    const own = factsOf({ ...table, options: { ruleset: 'base', layout: [1, 2, 3] } }, 'en');
    expect(own.words[1]).toBe('own layout');
  });
});
