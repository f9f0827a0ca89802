import { expect, test } from 'vitest';
import type { Question } from '../bazaar';
import { isOpenQuestion } from '../boxes/questions';

test('only what needs no card of the hand is asked without a curtain', () => {
  const cases: [Question, boolean][] = [
    [{ ask: 'kiosk' }, true],
    [{ ask: 'kiosk_take' }, true],
    [{ ask: 'auction', lira: 0, by: null }, true],
    [{ ask: 'kiosk_use', tile: 22, last: false }, true],
    [{ ask: 'kiosk_use', tile: 21, last: false }, false],
    [{ ask: 'kiosk_use', tile: 24, last: true }, false],
    [{ ask: 'move' }, false],
  ];
  for (const [question, open] of cases) expect(isOpenQuestion(question), JSON.stringify(question)).toBe(open);
});
