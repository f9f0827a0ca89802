// What came of every turn, over the logs of all kept positions.
import { expect, test } from 'vitest';
import { signsOf } from '../../../table/signs';
import type { Event, Told } from '../bazaar';
import { signsOfTurn } from './outcome';
import { newestOutcome, turnSums } from './sums';

const files = import.meta.glob<{ log: Told[] }>(
  ['../../../../fixtures/*.json', '!../../../../fixtures/dice-*.json'],
  { eager: true, import: 'default' },
);
const told = (...plies: Event[][]): Told[] => plies.map((events, ply) => ({ ply, events }));
const began = (seat: number): Event => ({ event: 'turn_began', seat });
const moved = (to: number): Event => ({ event: 'moved', seat: 1, from: 7, to });
const lineOf = (log: Told[]) => signsOfTurn([...turnSums(log).values()].at(-1)!);

test('a named number that held, and one that did not', () => {
  const tea = (dice: [number, number], lira: number) =>
    told(
      [began(1)],
      [moved(9)],
      [{ event: 'announced', seat: 1, number: 8 }],
      [
        { event: 'rolled', seat: 1, roll: { tea_house: { number: 8 } }, dice },
        { event: 'lira_gained', seat: 1, lira },
      ],
    );
  const held = tea([5, 4], 8);
  expect(newestOutcome(turnSums(held))?.signs).toBe('Named 8, rolled :die-5::die-4: = 9: [+8] :lira:');
  expect(lineOf(held)).toMatchObject({
    place: 9,
    came: '8 ≤ :die-5::die-4: :lira:',
    net: '[+8] :lira:',
  });
  expect(lineOf(tea([1, 4], 2)).came).toBe('8 :no: :die-1::die-4: :lira:');
});

test('what was paid and gained with somebody who was met is a part of its own', () => {
  const log = told(
    [began(1)],
    [moved(4)],
    [{ event: 'good_gained', seat: 1, good: 'yellow', count: 2, lost: 0 }],
    [{ event: 'good_gained', seat: 1, good: 'blue', count: 1, lost: 0 }],
    [{ event: 'lira_paid', seat: 1, lira: 2 }],
    [
      { event: 'rolled', seat: 1, roll: 'smuggler', dice: [1, 3] },
      { event: 'figure_moved', figure: 'smuggler', from: 4, to: 8 },
    ],
  );
  expect(newestOutcome(turnSums(log))?.signs).toBe(':smuggler: [−2] :lira: > [+1] :jewel:');
  expect(lineOf(log)).toMatchObject({
    place: 4,
    went: ':smuggler: [−2] :lira:',
    came: ':fruit::fruit: :jewel:',
    net: '[+3] :any:',
  });
});

test('a ruby stands first in what is left, and what others pay is not one’s own', () => {
  const log = told(
    [began(1)],
    [moved(16)],
    [{ event: 'merchant_paid', seat: 0, to: 1, lira: 2 }],
    [
      { event: 'lira_paid', seat: 1, lira: 14 },
      { event: 'ruby_gained', seat: 1, rubies: 2, from: 16 },
    ],
  );
  const outcome = newestOutcome(turnSums(log));
  expect(outcome).toMatchObject({ seat: 1, ruby: true });
  expect(outcome?.signs).toBe('Gemstone Dealer: [−14] :lira: > [+1] :ruby:');
  expect(lineOf(log)).toMatchObject({ net: '[+1] :ruby:', ruby: true });
});

test('whoever does nothing is told so', () => {
  const log = told([began(1)], [moved(3)], [{ event: 'action_skipped', seat: 1, place: 3 }]);
  expect(newestOutcome(turnSums(log))?.signs).toBe('Spice Warehouse: no action');
  expect(lineOf(log)).toMatchObject({ came: 'no action', net: '' });
});

test('every turn that ended in a kept log has a place and one readable line', () => {
  for (const [name, { log }] of Object.entries(files)) {
    const sums = [...turnSums(log).values()];
    // The first turn may have begun before the log does; the last one still goes on.
    for (const sum of sums.slice(1, -1)) {
      const line = signsOfTurn(sum);
      expect(line.place, `${name}: a turn without a place`).not.toBeNull();
      expect(line.came + line.went, `${name}: a turn without a word`).not.toBe('');
      expect(signsOf(line.came).length + signsOf(line.went).length, name).toBeLessThan(24);
      expect(signsOf(line.net).length, `${name}: ${line.net}`).toBeLessThan(13);
    }
  }
});

test('no ruby of a kept log is hidden from the line of its turn', () => {
  for (const [name, { log }] of Object.entries(files)) {
    const rubies = log.flatMap(({ events }) => events).filter(({ event }) => event === 'ruby_gained').length;
    const told = [...turnSums(log).values()].filter((sum) => signsOfTurn(sum).net.includes(':ruby:')).length;
    // Two rubies may come in one turn, and others may get one in it.
    expect(told, name).toBeLessThanOrEqual(rubies);
    expect(told > 0, name).toBe(rubies > 0);
  }
});
