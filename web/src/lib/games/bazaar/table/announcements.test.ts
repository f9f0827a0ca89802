import { expect, test, vi } from 'vitest';
import move from '../../../../fixtures/move.json';
import type { Action } from '../../../types/Action';
import type { Event } from '../../../types/Event';
import type { Question } from '../../../types/Question';
import type { Answer, Bazaar, Position, Told } from '../bazaar';
import { prompt } from '../questions/asked';
import { sentences, turns } from '../log/sentences';
import { takenBack } from '../../../table/turns';
import { found } from './find';
import { breath, missed, news, seenNow } from '../../../table/announcements';
import { Play } from './play.svelte';
import { Digits } from '../../../table/shortcuts';

const name = (seat: number) => ['Ada', 'Bora', 'Cem'][seat] ?? '?';
const log: Told[] = [
  { ply: 0, events: [{ event: 'card_drawn', seat: 0, card: null }] },
  { ply: 1, events: [{ event: 'turn_began', seat: 0 }] },
  { ply: 2, events: [{ event: 'moved', seat: 0, from: 7, to: 2 }] },
  {
    ply: 3,
    events: [
      { event: 'turn_ended', seat: 0 },
      { event: 'turn_began', seat: 1 },
    ],
  },
  { ply: 4, events: [{ event: 'moved', seat: 1, from: 7, to: 3 }] },
  {
    ply: 5,
    events: [
      { event: 'turn_ended', seat: 1 },
      { event: 'turn_began', seat: 2 },
    ],
  },
  { ply: 6, events: [{ event: 'moved', seat: 2, from: 7, to: 4 }] },
];
const told = turns(log, name);
const words = (position: Position) => ({
  name,
  announce: 'full' as const,
  prompt: (question: Question) => prompt(question, position.view),
  tell: (events: Event[]) => sentences(events, name),
});

test('the cards that are dealt are no turn of anybody', () => {
  expect(told.map((turn) => turn.deal ?? false)).toEqual([true, false, false, false]);
});

const at = (ply: number, version: number) =>
  ({ ...(move.position as unknown as Position), ply, version }) as Position;

test('a story that begins in the middle of a turn counts that turn', () => {
  const late = turns(log.slice(2), name);
  expect(late.map((turn) => [turn.seat, turn.deal ?? false])).toEqual([
    [0, false],
    [1, false],
    [2, false],
  ]);
});

test('after a lost line every turn that went on since then is counted', () => {
  const now = at(7, 9);
  const since = (ply: number) => missed(told, { ply, version: 1 }, now);
  expect(since(4), 'Bora was about to move').toBe(2);
  expect(since(5), 'Bora only had to end').toBe(2);
  expect(since(6), 'Cem was about to move').toBe(1);
});

test('after a lost line one’s own turn is news if it went on without this window', () => {
  const own = turns(log.slice(0, 3), name);
  expect(missed(own, { ply: 2, version: 1 }, at(3, 2)), 'Ada moved elsewhere').toBe(1);
  expect(missed(own, { ply: 3, version: 2 }, at(3, 2)), 'nothing happened').toBe(0);
  expect(missed(own, { ply: 5, version: 4 }, at(3, 5)), 'steps were taken back').toBe(1);
});

test('what was taken back stands with the turn it was taken back in', () => {
  const undone = [{ seat: 1, to: 4, actions: 2 }];
  expect(told.map((turn) => takenBack(told, turn, undone))).toEqual([[], [], [2], []]);
});

test('my turn is said at once, my result in its turn', () => {
  const position = move.position as unknown as Position;
  const about = { told: told.slice(0, 1), myTurn: 3, ...words(position) };
  const first = news<Bazaar>(null, position, [], about);
  expect(first.assertive).toMatch(/^Your turn 3\. Where to\?/);
  expect(first.yours).toBe(false);
  const before = { ...seenNow(position, 1), version: position.version - 1, ply: 4 };
  const next = news<Bazaar>(before, position, [log[4]!], about);
  expect(next.assertive).toBe('');
  expect(next.polite).toBe('Done: Bora → Spice Warehouse. Where to?');
});

test('each turn of somebody else is told once it is over, in one sentence', () => {
  const base = move.position as unknown as Position;
  const position = { ...base, asked: null, waiting_for: 2, ply: 6 } as Position;
  const seen = (turns: number) => ({ ...seenNow(position, turns), version: position.version - 1 });
  const about = { told, myTurn: 1, ...words(position) };
  expect(news<Bazaar>(seen(3), position, log, about).others).toEqual(['Bora: → Spice Warehouse']);
  expect(news<Bazaar>(seen(4), position, log, about).others).toEqual([]);
  expect(news<Bazaar>(seen(3), position, log, { ...about, announce: 'mine' }).others).toEqual([]);
});

test('a long turn is told in one breath, rubies before the rest', () => {
  const one = (text: string, weight: 'plain' | 'bold') => ({ seat: 1, text, icon: '', places: [], weight });
  const all = [...Array(9).keys()].map((n) => one(`Bora takes ${n} of something`, 'plain'));
  const said = breath([...all, one('Bora gains ruby 2', 'bold')], 'Bora', 90);
  expect(said).toBe('takes 0 of something; takes 1 of something; takes 2 of something; gains ruby 2');
});

test('two digits make a number unless another key or time comes between', () => {
  const digits = new Digits();
  const places = [1, 2, 6, 12, 16];
  expect(digits.press('1', places, 0)).toBe(1);
  expect(digits.press('6', places, 300)).toBe(16);
  digits.reset();
  expect(digits.press('6', places, 400)).toBe(6);
  expect(digits.press('2', places, 2000)).toBe(2);
});

test('people are found where they are', () => {
  const { view } = move.position as unknown as Position;
  const me = view.seats[0]!;
  expect(found('g', view, me)).toEqual([view.governor]);
  expect(found('m', view, me)).toEqual([me.place]);
  expect(found('m', view, null)).toEqual([]);
  expect(found('k', view, me), 'the courier is not at this table').toEqual([]);
  expect(found('x', view, me)).toBeNull();
});

test('a second card is drawn when the first was seen, and dropped when something else is asked', () => {
  const send = vi.fn<(action: Action, then: Action[]) => void>();
  const base = move.position as unknown as Position;
  const pile = { action: { do: 'take_pile' }, notation: 'take-pile' } as unknown as Answer;
  const at = (version: number, answers: Answer[]) =>
    ({ ...base, version, asked: { ...base.asked!, answers } }) as Position;
  let position = at(1, [pile]);
  const play = new Play({
    position: () => position,
    name,
    send,
    undo: () => undefined,
    express: () => true,
    able: () => true,
  });
  play.giveInTurn([{ do: 'take_pile' }, { do: 'take_pile' }]);
  play.takeUp();
  expect(send).toHaveBeenCalledTimes(1);
  position = at(2, [pile]);
  play.takeUp();
  expect(send).toHaveBeenCalledTimes(2);
  position = at(3, [pile]);
  play.takeUp();
  expect(send).toHaveBeenCalledTimes(2);
});
