import { expect, test } from 'vitest';
import { elsewhere } from './elsewhere';

type Shown = Parameters<typeof elsewhere>[0];
const shown = (wish: { exercise?: boolean; lit?: string[]; ask?: string } = {}) =>
  ({
    lit: wish.lit ?? ['place-2', 'cart'],
    exercise: wish.exercise ?? false,
    position: {
      asked: {
        question: { ask: wish.ask ?? 'move' },
        answers: [{ notation: 'move-2' }, { notation: 'move-3' }],
      },
    },
  }) as unknown as Shown;

test('beside the light every place is answered at once', () => {
  expect(elsewhere(shown(), 3)).toBe(3);
  expect(elsewhere(shown(), 16)).toBe(16);
});

test('the lit place has the plan of the table, and so has every place where none is lit', () => {
  expect(elsewhere(shown(), 2)).toBeNull();
  expect(elsewhere(shown({ lit: ['cart'] }), 3)).toBeNull();
  expect(elsewhere(shown({ ask: 'act' }), 3)).toBeNull();
});

test('in an exercise a place in reach has its plan first, as at a table; one too far is answered', () => {
  expect(elsewhere(shown({ exercise: true }), 3)).toBeNull();
  expect(elsewhere(shown({ exercise: true }), 16)).toBe(16);
});
