import { beforeEach, expect, test } from 'vitest';
import { READING } from './firsts.svelte';
import { GoalShown } from './goal.svelte';
import { forgetSeen, isSeen } from './seen';

let time = 0;
const goal = () => new GoalShown('goal', () => time);
beforeEach(() => {
  localStorage.clear();
  forgetSeen();
  time = 0;
});

test('the goal is shown before the first turn, goes with the first press and never comes back', () => {
  const first = goal();
  first.follow(true);
  expect(first.shown).toBe(true);
  time += READING;
  first.pressed();
  first.follow(true);
  expect(first.shown).toBe(false);
  const next = goal();
  next.follow(true);
  expect(next.shown).toBe(false);
});

test('in the middle of a game it is not shown', () => {
  const shown = goal();
  shown.follow(false);
  expect(shown.shown).toBe(false);
  expect(isSeen('goal')).toBe(false);
});

test('the first answer puts it away, too', () => {
  const shown = goal();
  shown.follow(true);
  time += READING;
  shown.follow(false);
  expect(shown.shown).toBe(false);
  expect(isSeen('goal')).toBe(true);
});

test('whoever could not read it sees it before the next game', () => {
  const hurried = goal();
  hurried.follow(true);
  hurried.pressed();
  expect(hurried.shown).toBe(false);
  hurried.follow(true);
  expect(hurried.shown, 'not twice in one game').toBe(false);
  const narrow = goal();
  narrow.follow(true);
  narrow.room = false;
  time += READING;
  narrow.pressed();
  const next = goal();
  next.follow(true);
  expect(next.shown).toBe(true);
});
