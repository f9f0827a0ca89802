// When the coach offers to show it: after two wrong tries in the same step, however it goes on between them.
import { beforeEach, expect, test } from 'vitest';
import { Taken, type AnyScene } from './lesson.svelte';

const scene = (key: string, more: Partial<AnyScene> = {}): AnyScene =>
  ({
    chapter: 'police',
    answers: [],
    turn: 1,
    line: { key, values: {} },
    exercise: false,
    wrong: null,
    done: false,
    ...more,
  }) as AnyScene;
const wrong = (again = false) => ({ line: { key: 'why', values: {} }, way: [], again });
const exercise = (turn: number, more: Partial<AnyScene> = {}) =>
  scene('try', { turn, exercise: true, ...more });

/** A chapter whose server says these scenes one after the other, and after which of them "Show me" was there. */
async function offered(...scenes: AnyScene[]): Promise<boolean[]> {
  const taken = new Taken('police', () => Promise.resolve(scenes.shift() as AnyScene));
  const shown: boolean[] = [];
  await taken.open();
  for (shown.push(taken.mayShow); scenes.length > 0; shown.push(taken.mayShow))
    await taken.attempt({ try: 'go_on' });
  return shown;
}

beforeEach(() => void localStorage.clear());

test('after two wrong tries the coach offers to show it, and a new step begins anew', async () => {
  const asked = scene('send', { wrong: wrong() });
  expect(
    await offered(scene('send'), asked, asked, scene('done'), scene('more', { wrong: wrong() })),
  ).toEqual([false, false, true, false, false]);
});

test('in an exercise detours are accepted: whoever begins anew for the second time is offered the way', async () => {
  const again = exercise(5, { wrong: wrong(true) });
  const scenes = [exercise(5), exercise(6), again, exercise(5), exercise(6), again, exercise(5)];
  expect(await offered(...scenes)).toEqual([false, false, false, false, false, true, true]);
});

test('a refused answer and a new beginning count together', async () => {
  const refused = exercise(5, { wrong: wrong() });
  const again = exercise(5, { wrong: wrong(true) });
  expect(await offered(exercise(5), refused, exercise(5), again)).toEqual([false, false, false, true]);
});

test('half of a right answer does not forgive the wrong tries of its step', async () => {
  const refused = scene('send', { wrong: wrong() });
  const half = scene('send', { answers: ['move-12'] });
  expect(await offered(scene('send'), refused, half, refused)).toEqual([false, false, false, true]);
});

test('the same line in the next turn is another step', async () => {
  const end = scene('any_end_turn', { wrong: wrong() });
  expect(
    await offered(scene('any_end_turn'), end, scene('any_end_turn', { turn: 2, wrong: wrong() })),
  ).toEqual([false, false, false]);
});
