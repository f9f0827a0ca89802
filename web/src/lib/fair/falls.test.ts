import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outcomeName } from '../games/bazaar/boxes/falls';
import { diceOutcomeName } from '../games/dice/falls';
import { check, type ProvedRecord } from './check';
import { byTurn, ways, type Fall } from './falls';

const read = (path: string): ProvedRecord => JSON.parse(readFileSync(`../fixtures/${path}`, 'utf8'));
const fall = (ply: number): Fall => ({
  ply,
  came: 'a',
  possible: [
    ['a', 1],
    ['b', 2],
  ],
});

describe('rolls and draws', () => {
  it('stand in the turn in which they fell', () => {
    const turns = [
      { ply: 2, seat: 0 },
      { ply: 5, seat: 1 },
    ];
    const found = byTurn([fall(0), fall(2), fall(4), fall(7)], turns);
    expect(found.map(({ number, seat, falls }) => [number, seat, falls.length])).toEqual([
      [0, null, 1],
      [1, 0, 2],
      [2, 1, 1],
    ]);
  });

  it('say in how many ways they could come', () => {
    expect(ways(fall(0))).toEqual({ ways: 1, of: 3 });
    expect(ways({ ...fall(0), possible: null })).toBeNull();
  });

  it('are listed by the check of a record, each with what was possible', () => {
    for (const path of ['daily/great-bazaar.json', 'games/dice/2-medium-greedy.json']) {
      const { falls, outcomes } = check(read(path));
      expect(falls).toHaveLength(outcomes.total);
      for (const one of falls) expect(ways(one)?.ways, `${one.ply}: ${one.came}`).toBeGreaterThan(0);
    }
  });

  it('have words and never the notation, in both games', () => {
    for (const [path, name] of [
      ['daily/great-bazaar.json', outcomeName],
      ['games/dice/2-medium-greedy.json', diceOutcomeName],
    ] as const) {
      const possible = check(read(path)).falls.flatMap(({ possible }) => possible ?? []);
      const outcomes = [...new Set(possible.map(([outcome]) => outcome))];
      expect(outcomes.length).toBeGreaterThan(50);
      const notation = /undefined|NaN|^$|^(draw|demand|reveal|dice|open|one-die)-/;
      expect(outcomes.filter((outcome) => notation.test(name(outcome)))).toEqual([]);
    }
  }, 60_000);
});
