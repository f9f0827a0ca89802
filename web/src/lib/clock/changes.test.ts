import { expect, test } from 'vitest';
import type { AnyTable } from '../game';
import { changesOf } from './changes';

const seat = (more: object = {}) => ({
  sitter: { sitter: 'person', id: 'p' },
  name: 'Bora',
  stand_in: false,
  left_by: null,
  bot_since: null,
  ...more,
});
const table = (second: object, more: object = {}) =>
  ({
    id: 't',
    phase: 'running',
    late: 'resign',
    mine: [0],
    seats: [seat({ name: 'Ada' }), seat(second)],
    clock: { runs: 1 },
    ...more,
  }) as unknown as AnyTable;

test('what happens to others is told, and once', () => {
  const [there, out] = [table({}), table({ stand_in: true })];
  expect(changesOf(there, out)).toEqual(['Bora: time ran out. A bot plays for now.']);
  expect(changesOf(out, out)).toEqual([]);
  expect(changesOf(out, there)).toEqual(['Bora is back.']);
  const bot = table({ sitter: { sitter: 'bot', level: 'hard' }, left_by: 'p' });
  expect(changesOf(there, bot)).toEqual(['Bora: time ran out. A bot has the seat for good.']);
});

test('my own seat and somebody who leaves by a press are another story', () => {
  expect(changesOf(table({}, { mine: [1] }), table({ stand_in: true }, { mine: [1] }))).toEqual([]);
  const left = { sitter: { sitter: 'bot', level: 'medium' }, left_by: 'p' };
  expect(changesOf(table({}, { clock: { runs: 0 } }), table(left))).toEqual([]);
});
