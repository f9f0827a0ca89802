import { describe, expect, test } from 'vitest';
import type { AnyLine } from '../game';
import { inOrder, standing, tableMeant } from './tables';

interface Some {
  phase?: 'gathering' | 'running' | 'over';
  asked?: number | null;
  mine?: number[];
  changed?: number;
  free?: number;
}

function line(
  id: string,
  { phase = 'running', asked = null, mine = [0], changed = 0, free = 0 }: Some,
): AnyLine {
  const seat = (nobody: boolean) => ({
    sitter: nobody ? { sitter: 'nobody' as const } : { sitter: 'person' as const, id: 'p' },
    name: 'Leyla',
    present: true,
    again: false,
    stand_in: false,
    left_by: null,
    bot_since: null,
    away: null,
    free_in: null,
  });
  return {
    table: {
      id,
      game: 'bazaar',
      options: {
        ruleset: 'base',
        variants: { neutral_assistants: false, caravan_leader: false },
        players: 3,
        layout: 'short',
      },
      phase,
      seats: [0, 1, 2].map((n) => seat(n >= 3 - free)),
      public: false,
      host: true,
      host_in: null,
      mine,
      spectators: 0,
      commitment: null,
      dice: null,
      pace: { pace: 'untimed' },
      late: 'stand_in',
      clock: null,
      talk: { allowed: 'everything', guests: true },
      rematch: null,
      claims: [],
      nudge: null,
      rated: false,
      results: [],
      waiting: null,
      may_return: false,
      ending: null,
      ended: false,
      again: null,
      notes: [],
      created: 0,
      changed,
    },
    asked,
    question: asked === null ? null : { ask: 'move' },
    ranking: phase === 'over' ? [2, 1, 1] : null,
    screen: false,
  };
}

describe('my tables', () => {
  test('those that wait for me come first, the longest wait at the top', () => {
    const lines = [
      line('over', { phase: 'over', changed: 90 }),
      line('bora', { asked: 1, changed: 80 }),
      line('new', { asked: 0, changed: 70 }),
      line('gathering', { phase: 'gathering', changed: 60, free: 1 }),
      line('old', { asked: 0, changed: 10 }),
    ];
    expect(inOrder(lines).map(({ table }) => table.id)).toEqual(['old', 'new', 'gathering', 'bora', 'over']);
  });

  test('where my time runs out comes before where nobody hurries me', () => {
    const hurried = (id: string, left: number): AnyLine => {
      const calm = line(id, { asked: 0, changed: 90 });
      return {
        ...calm,
        table: { ...calm.table, clock: { now: 500, left: [left, 9, 9], runs: 0, since: 100 } },
      };
    };
    const lines = [line('calm', { asked: 0, changed: 1 }), hurried('days', 9_000), hurried('hours', 600)];
    expect(inOrder(lines).map(({ table }) => table.id)).toEqual(['hours', 'days', 'calm']);
  });

  test('what was touched last comes first among the others', () => {
    const lines = [line('a', { asked: 1, changed: 1 }), line('b', { asked: 2, changed: 2 })];
    expect(inOrder(lines).map(({ table }) => table.id)).toEqual(['b', 'a']);
  });

  test('at a hot seat every seat of mine counts as me', () => {
    expect(standing(line('hot', { asked: 2, mine: [0, 2] })).state).toBe('asked');
    expect(standing(line('hot', { asked: 1, mine: [0, 2] }))).toEqual({ state: 'waiting', seat: 1 });
  });

  test('a gathering table counts its free seats, a finished one names who won', () => {
    expect(standing(line('g', { phase: 'gathering', free: 2 }))).toEqual({ state: 'gathering', free: 2 });
    expect(standing(line('o', { phase: 'over' }))).toEqual({ state: 'over', winners: [1, 2] });
  });
});

test('a code, a link and a link with a query all mean the table', () => {
  const cases: [string, string | null][] = [
    ['k7qm2b3xw9', 'k7qm2b3xw9'],
    [' K7QM2 b3xw9 ', 'k7qm2b3xw9'],
    ['k7qm2-b3xwo', 'k7qm2b3xw0'],
    ['https://example.org/t/k7qm2b3xw9', 'k7qm2b3xw9'],
    ['https://example.org/t/k7qm2b3xw9?x=1#y', 'k7qm2b3xw9'],
    ['example.org/t/k7qm2b3xw9/replay', 'k7qm2b3xw9'],
    ['', null],
    ['hello, world', null],
    ['k7qm2', null],
  ];
  for (const [typed, id] of cases) expect(tableMeant(typed), typed).toBe(id);
});
