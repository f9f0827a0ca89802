import { expect, test } from 'vitest';
import { stepNames, stepOf } from './steps';

test('every question belongs to one part of the turn', () => {
  const named = (question: Parameters<typeof stepOf>[0]) => stepNames()[stepOf(question)];
  expect(named({ ask: 'move' })).toBe('Move');
  expect(named({ ask: 'pay_merchants', lira: 2, merchants: [], neutral: 0 } as never)).toBe('Pay');
  expect(named({ ask: 'sell', market: 'small' } as never)).toBe('Act');
  expect(named({ ask: 'governor_pay' } as never)).toBe('Meet');
});
