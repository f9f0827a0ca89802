import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyTable } from '../game';
import { Live, Refusal } from '../live.svelte';
import type { Socket } from '../socket';
import type { Said } from '../types/Said';
import type { Talk } from '../types/Talk';
import { hasTalk, TableTalk, type TalkLine } from './talk.svelte';
import { speakerName } from './words';

const person = (id: string, name: string) => ({ sitter: { sitter: 'person', id }, name });
const table = (...seats: object[]) =>
  ({ id: 'abc', seats, mine: [0], phase: 'running' }) as unknown as AnyTable;
const two = table(person('me', 'Ada'), person('friend', 'Jürgen'));
const said = (id: string, at: number, by = 'friend', seat: number | null = 1): Said => ({
  id,
  at,
  by: { id: by, seat, name: 'Jürgen', watches: false },
  words: { words: 'phrase', phrase: 'thanks' },
});
const talk = (...all: Said[]): Talk => ({
  said: all,
  may: 'everything',
  banned: false,
  muted: [],
  all_muted: false,
});
const line = (heard: Talk, refused: Refusal | null = null): TalkLine & { talk: Talk | null } => {
  const answer = () => (refused ? Promise.reject(refused) : Promise.resolve());
  return {
    table: two,
    talk: heard,
    log: [{ ply: 3 }, { ply: 7 }],
    say: vi.fn(answer),
    mute: answer,
    report: answer,
  };
};

beforeEach(() => localStorage.clear());

test('whoever plays alone, or at one screen with others, has nobody to talk to', () => {
  const cases: [AnyTable, boolean][] = [
    [two, true],
    [table(person('me', 'Ada'), { sitter: { sitter: 'bot', level: 'easy' }, name: 'Cem' }), false],
    [table(person('me', 'Ada'), person('me', 'Bo')), false],
  ];
  for (const [one, can] of cases) expect(hasTalk(one, talk(), 'me')).toBe(can);
  expect(hasTalk(cases[1]![0], talk(said('a', 1)), 'me'), 'unless somebody who watches speaks').toBe(true);
  expect(hasTalk(two, null, 'me')).toBe(false);
});

test('what others said is counted until it is read, also by another page of this browser', () => {
  const heard = line(talk(said('a', 1), said('b', 2, 'me', 0), said('c', 3)));
  const here = new TableTalk('abc', heard, () => 'me');
  expect(here.unread).toBe(2);
  here.read();
  expect(here.unread).toBe(0);
  expect(new TableTalk('abc', heard, () => 'me').unread).toBe(0);
  expect(new TableTalk('other', heard, () => 'me').unread).toBe(2);
});

test('only what is new stands beside its speaker, and only for a moment', () => {
  vi.useFakeTimers();
  const heard = line(talk(said('a', 1)));
  const here = new TableTalk('abc', heard, () => 'me');
  here.hear();
  expect(here.fresh, 'what was there before is not new').toEqual([]);
  heard.talk = talk(said('a', 1), said('b', 2), said('c', 3, 'me', 0));
  here.hear();
  expect(here.fresh.map(({ id }) => id)).toEqual(['b']);
  vi.advanceTimersByTime(3000);
  expect(here.fresh).toEqual([]);
  vi.useRealTimers();
});

test('a reaction is about what was done last; a refusal is said in words', async () => {
  const heard = line(talk());
  expect(await new TableTalk('abc', heard, () => 'me').react('ruby')).toBe(true);
  expect(heard.say).toHaveBeenCalledWith({ words: 'reaction', reaction: 'ruby', ply: 7 });
  const refused = new TableTalk(
    'abc',
    line(talk(), new Refusal({ code: 'too_many', message: '' })),
    () => 'me',
  );
  expect(await refused.say({ words: 'text', text: 'x' })).toBe(false);
  expect(refused.trouble).toBe('That was a lot at once. Wait a moment.');
});

test('the name of a seat is that of whoever sits there, and those who watch are named as such', () => {
  const by = { id: 'x', seat: 1, name: 'Somebody else', watches: false };
  expect(speakerName(by, two)).toBe('Jürgen');
  expect(speakerName({ ...by, seat: null, name: 'Ada 2', watches: true }, two)).toBe('Ada 2 · watching');
  expect(speakerName({ ...by, seat: null, name: '' }, two)).toBe('Somebody · has left');
});

test('talk is no request that the game waits for, and comes once', () => {
  const socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null } as Socket;
  const live = new Live('ws://test', { open: () => socket, client: 'me', hidden: () => false });
  live.start();
  void live.say({ words: 'text', text: 'hello' });
  expect(live.sending).toBe(0);
  live.hear({ type: 'talk', talk: talk(said('a', 1)) });
  live.hear({ type: 'said', said: said('c', 3) });
  live.hear({ type: 'said', said: said('b', 2) });
  live.hear({ type: 'said', said: said('c', 3) });
  expect(live.talk?.said.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
