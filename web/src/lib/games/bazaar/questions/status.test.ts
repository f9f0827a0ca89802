import { expect, test } from 'vitest';
import type { PlayerView, Position, Question } from '../bazaar';
import { must } from '../boxes/questions';
import { Play } from '../table/play.svelte';
import { prompt, statusOf } from './asked';

const KEPT = import.meta.glob<{ position: Position }>(
  ['/src/fixtures/*.json', '!/src/fixtures/dice-*.json'],
  { eager: true, import: 'default' },
);
const called = (seat: number) => `P${seat} (bot)`;

/** A kept position as whoever is asked sees it, or everybody else. */
function status({ position }: { position: Position }, mine: boolean): string {
  const play = new Play({
    position: () => (mine ? position : { ...position, asked: null }),
    name: String,
    send: () => undefined,
    undo: () => undefined,
    express: () => true,
    able: () => true,
  });
  return statusOf(play, 'waiting', called);
}

test('the status says who must do what', () => {
  const move = KEPT['/src/fixtures/move.json']!;
  const { view, waiting_for } = move.position;
  expect(status(move, true)).toBe('Where to?');
  expect(status(move, false)).toBe(`P${waiting_for} (bot) must choose where to go`);
  expect(prompt(view.question!, view)).toBe('Where to?');
});

test('of every question that is kept others read who must do what', () => {
  const asked = Object.values(KEPT).filter(({ position }) => position.asked && position.view.question);
  expect(asked.length).toBeGreaterThan(50);
  for (const one of asked)
    expect(status(one, false), one.position.view.question!.ask).toMatch(
      new RegExp(`^P${one.position.waiting_for} \\(bot\\) must [a-z].*[^.?]$`),
    );
});

test('an action that others decide on is named by its place', () => {
  const act: Question = { ask: 'act', place: 5, family: false };
  expect(must(act, 'Ada')).toBe('Ada must decide on the action: Post Office');
  expect(must({ ask: 'guild_choice', guild: 11 }, 'Ada')).toMatch(/^Ada must decide on the action: /);
});

test('whoever is asked is told by the question, whoever else reads', () => {
  for (const one of Object.values(KEPT).filter(({ position }) => position.asked)) {
    const seat: PlayerView | undefined = one.position.view.seats[one.position.asked!.seat];
    expect(seat).toBeDefined();
    expect(status(one, true)).not.toContain('(bot)');
  }
});
