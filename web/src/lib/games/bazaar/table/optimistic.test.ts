import { expect, test } from 'vitest';
import courier from '../../../../fixtures/great-courier.json';
import society from '../../../../fixtures/great-kiosk-use-21.json';
import roast from '../../../../fixtures/mocha-place-17.json';
import tavern from '../../../../fixtures/mocha-place-19-two.json';
import type { Answer, Position } from '../bazaar';
import { optimistic } from './optimistic';

function after(fixture: { position: unknown }, notation: string) {
  const { view, asked } = fixture.position as Position;
  const answer = asked!.answers.find((one) => one.notation === notation) as Answer;
  const [before, now] = [view, optimistic(view, asked!.seat, answer.preview)].map(
    ({ seats }) => seats[asked!.seat]!,
  );
  return { before: before!, now: now! };
}

test('coffee is there as soon as its answer is on its way', () => {
  const roasted = after(roast, 'pay-lira');
  expect(roasted.now.mocha!.coffee).toBe(roasted.before.mocha!.coffee + 2);
  const bought = after(tavern, 'tavern-movement');
  expect(bought.now.mocha!.coffee).toBe(bought.before.mocha!.coffee - 1);
  expect(bought.now.mocha!.tavern_tiles).toEqual([...bought.before.mocha!.tavern_tiles, 'movement']);
});

test('a letter that is given up is gone with its seals', () => {
  const open = after(courier, 'discard-letter-5');
  expect(open.before.letters!.letters).toContain(5);
  expect(open.now.letters!.seals).toBe(open.before.letters!.seals - 1);
  expect(open.now.letters!.letters).toHaveLength(open.before.letters!.letters.length - 1);
  const delivered = after(society, 'discard-letter-22-delivered');
  expect(delivered.now.letters!.seals).toBe(delivered.before.letters!.seals - 2);
  expect(delivered.now.letters!.letters).toEqual(delivered.before.letters!.letters);
});

test('the companion goes where his answer sends him', () => {
  const { view, asked } = courier.position as unknown as Position;
  const seat = asked!.seat;
  const { preview } = asked!.answers[0]!;
  const effects = { ...preview, moves: [{ move: 'companion' as const, seat, to: 3 }] };
  expect(optimistic(view, seat, effects).seats[seat]!.letters!.companion).toEqual({ at: 3 });
});
