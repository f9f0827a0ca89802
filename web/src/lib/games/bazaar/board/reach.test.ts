// What everybody can see of a move is what the rules offer whoever makes it, in every kept position.
import { expect, test } from 'vitest';
import type { Position } from '../bazaar';
import { reachable } from './reach';

const files = import.meta.glob<{ position: Position }>(
  ['../../../../fixtures/*.json', '!../../../../fixtures/dice-*.json'],
  { eager: true, import: 'default' },
);
// In one of them the merchants were put together by hand, after the question.
const asking = Object.entries(files).filter(
  ([name, { position }]) => position.asked?.question.ask === 'move' && !name.endsWith('/crowd.json'),
);

test('some kept positions ask for a move', () => expect(asking.length).toBeGreaterThan(2));

test.each(asking)('a screen rings the places of %s', (_, { position: { view, asked } }) => {
  const offered = (asked?.answers ?? []).flatMap(({ action }) => (action.do === 'move' ? [action.to] : []));
  expect(reachable({ ...view, viewer: 'spectator' }).toSorted()).toEqual(offered.toSorted());
});

test('where nobody is to move no place is ringed', () => {
  for (const [name, { position }] of Object.entries(files))
    if (position.view.question?.ask !== 'move') expect(reachable(position.view), name).toEqual([]);
});

test('the barrier of somebody else is in the way straight on, and one goes around it', () => {
  const [, { position }] = asking.find(([, one]) => one.position.view.layout.length === 16)!;
  const { view } = position;
  const place = view.layout[5]!;
  const [next, beyond, corner] = [view.layout[6]!, view.layout[7]!, view.layout[10]!];
  const seats = view.seats.map((one, i) => (i === view.seat ? { ...one, place } : one));
  const holder = view.seats.findIndex((_, i) => i !== view.seat);
  const barrier = (by: number) => ({ between: [place, next], holder: by });
  const seen = (by: number) =>
    reachable({ ...view, seats, mocha: { ...view.mocha, barrier: barrier(by) } } as typeof view);
  expect(seen(view.seat)).toEqual(expect.arrayContaining([next, beyond, corner]));
  expect(seen(holder)).not.toContain(next);
  expect(seen(holder)).not.toContain(beyond);
  expect(seen(holder)).toContain(corner);
});
