// While the coach waits to be read, a press on the table is answered: she stirs, says it again, and "Go on" has the focus.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import LessonTable from './LessonTable.svelte';
import { Taken, type AnyScene } from './lesson.svelte';

const scene = (listen: boolean): AnyScene =>
  ({
    chapter: 'police',
    // No game has this name: the table stays empty, and is pressed all the same.
    game: 'none',
    answers: [],
    players: [],
    position: { asked: null },
    log: [],
    turn: 1,
    turns: 2,
    line: { key: 'hello', values: {} },
    mood: 'calm',
    lit: [],
    listen,
    exercise: false,
    wrong: null,
    done: false,
  }) as unknown as AnyScene;

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** A lesson with this scene, and what is sent. */
async function lesson(listen: boolean): Promise<{ sent: unknown[] }> {
  const sent: unknown[] = [];
  const taken = new Taken('police', (_, { attempt }) => {
    if (attempt) sent.push(attempt);
    return Promise.resolve(scene(listen));
  });
  await taken.open();
  const props = { taken, scene: scene(listen), onleave: () => undefined, onhelp: () => undefined };
  shown = mount(LessonTable, { target: document.body, props });
  flushSync();
  await tick();
  return { sent };
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
async function press(selector: string): Promise<boolean> {
  const went = find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
  await tick();
  await tick();
  return went;
}

test('a press on the table is answered while the coach waits to be read', async () => {
  const { sent } = await lesson(true);
  const line = find('.coach [role="status"]').textContent;
  expect(line).not.toBe('');
  find('[data-coach="go-on"]').blur();
  expect(await press('.lesson-table'), 'the table does not hear of it').toBe(false);
  expect(find('.coach').classList.contains('nudged')).toBe(true);
  expect(find('.said').textContent, 'spoken again').toBe(line);
  expect(document.activeElement).toBe(find('[data-coach="go-on"]'));
  expect(sent).toEqual([]);

  await press('.lesson-table');
  expect(find('.coach').classList.contains('nudged-again'), 'and each time anew').toBe(true);
  expect(find('.said').textContent).toBe(line);
});

test('where the pupil is asked, the table hears of a press and the coach keeps still', async () => {
  await lesson(false);
  expect(await press('.lesson-table')).toBe(true);
  expect(find('.coach').className).not.toMatch(/nudged/);
  expect(find('.said').textContent).toBe('');
});
