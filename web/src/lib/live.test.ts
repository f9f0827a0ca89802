import { beforeEach, expect, test, vi } from 'vitest';
import { BY_ITSELF, Live, Refusal } from './live.svelte';
import { backOff, type Socket } from './socket';
import type { Problem } from './types/Problem';
import type { Bazaar, BazaarTable, ClientMessage, Position, ServerMessage } from './games/bazaar/bazaar';

class Fake implements Socket {
  static all: Fake[] = [];
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Fake.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.onclose?.();
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: 'abc', game: 'bazaar', mine: [0] } as unknown as BazaarTable;
const position = (version: number, view: object = {}) =>
  ({ version, ply: 0, view, asked: null, waiting_for: 0 }) as unknown as Position;
const welcome = (version: number, from = 0): ServerMessage => ({
  type: 'welcome',
  table,
  position: position(version, { a: 1 }),
  from,
  left_out: 0,
  log: [],
  undone: [],
});
const last = () => Fake.all.at(-1)!;

let waits: { after: number; then: () => void }[] = [];
function live(why: () => Promise<Problem | null> = () => Promise.resolve(null), screen = false) {
  return new Live<Bazaar>('ws://test', {
    why,
    screen,
    open: () => new Fake(),
    client: 'me',
    now: () => 0,
    wait: (after, then) => (waits.push({ after, then }), () => undefined),
  });
}

beforeEach(() => {
  Fake.all = [];
  waits = [];
});

test('says hello without a version first, and with the known one after a break', () => {
  const game = live();
  game.start();
  last().onopen?.();
  expect(last().sent).toEqual([
    { type: 'hello', protocol: 1, client: 'me', version: null, away: false, screen: false },
  ]);
  last().says(welcome(7));
  expect(game.line).toBe('open');
  last().onclose?.();
  expect(game.line).toBe('lost');
  waits[0]!.then();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: 'hello', version: 7 });
});

test('whoever touches nothing for a while is away, with the next touch here, and stays away over a break', () => {
  const game = live();
  game.start();
  last().onopen?.();
  last().says(welcome(7));
  game.rest(true);
  expect(last().sent.at(-1)).toEqual({ type: 'away', away: true });
  last().onclose?.();
  waits[0]!.then();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: 'hello', away: true });
  last().says(welcome(7));
  game.rest(false);
  expect(last().sent.at(-1)).toEqual({ type: 'away', away: false });
});

test('a screen in the room is looked at also when nobody touches it', () => {
  const game = live(undefined, true);
  game.start();
  last().onopen?.();
  last().says(welcome(7));
  const before = last().sent.length;
  game.rest(true);
  expect(last().sent.length).toBe(before);
  expect(last().sent[0]).toMatchObject({ type: 'hello', away: false, screen: true });
});

test('what was planned is known again after a break only if the server still says so', () => {
  const game = live();
  game.start();
  last().onopen?.();
  last().says(welcome(7));
  void game.planAhead(0, [{ do: 'pass' }]);
  expect(last().sent.at(-1)).toMatchObject({ type: 'plan', seat: 0, wishes: [{ do: 'pass' }] });
  last().says({ type: 'plan', wishes: [{ do: 'pass' }], turns: [] });
  expect(game.plan).toEqual([{ do: 'pass' }]);
  last().says(welcome(8));
  expect(game.plan).toEqual([]);
});

test('an unanswered request is repeated under its number and settles once', async () => {
  const game = live();
  game.start();
  last().onopen?.();
  last().says(welcome(7));
  const done = vi.fn();
  void game.answer(0, { do: 'move', to: 2 }, [{ do: 'leave' }]).then(done);
  expect(game.sending).toBe(1);
  const first = last().sent.at(-1);
  last().onclose?.();
  waits[0]!.then();
  last().onopen?.();
  last().says(welcome(8, 3));
  expect(last().sent.at(-1)).toEqual(first);
  last().says({ type: 'done', number: 1 });
  last().says({ type: 'done', number: 1 });
  await Promise.resolve();
  expect(done).toHaveBeenCalledOnce();
  expect(game.sending).toBe(0);
});

test('a refusal rejects with the problem and leaves the position alone', async () => {
  const game = live();
  game.start();
  last().says(welcome(7));
  const answer = game.answer(0, { do: 'end' });
  last().says({ type: 'refused', number: 1, problem: { code: 'stale', message: 'older position' } });
  await expect(answer).rejects.toBeInstanceOf(Refusal);
  expect(game.position?.version).toBe(7);
});

test('changes are patched in, the log is cut where something was taken back', () => {
  const game = live();
  game.start();
  last().says({
    ...welcome(7),
    log: [
      { ply: 1, events: [] },
      { ply: 2, events: [] },
      { ply: 3, events: [] },
    ],
  } as ServerMessage);
  last().says({
    type: 'changed',
    patch: { version: 8, view: { b: 2 } },
    from: 2,
    left_out: 0,
    log: [{ ply: 2, events: [] }],
    undone: { seat: 0, to: 2, actions: 2 },
    clock: null,
  });
  expect(game.position).toMatchObject({ version: 8, view: { a: 1, b: 2 } });
  expect(game.log.map((told) => told.ply)).toEqual([1, 2]);
  expect(game.undone).toHaveLength(1);
});

test('after a break the server says again everything that was taken back, and it is told once', () => {
  const game = live();
  const undone = [{ seat: 0, to: 2, actions: 2 }];
  game.start();
  last().says({ ...welcome(7), undone } as ServerMessage);
  last().onclose?.();
  waits.at(-1)?.then();
  last().says({ ...welcome(8, 2), undone } as ServerMessage);
  expect(game.undone).toEqual(undone);
});

test('a table that does not exist is not asked for again', () => {
  const game = live();
  game.start();
  last().says({ type: 'closing', problem: { code: 'no_such_table', message: '' } });
  last().onclose?.();
  expect(game.line).toBe('ended');
  expect(waits).toHaveLength(0);
});

test('whoever looks is said again after a break', () => {
  const game = live();
  game.start();
  last().says(welcome(1));
  game.look(1);
  last().onclose?.();
  waits[0]!.then();
  last().says(welcome(1));
  expect(last().sent).toContainEqual({ type: 'look', seat: 1 });
});

test('breaks grow and end at ten seconds', () => {
  expect(backOff(0, 0.5)).toBe(300);
  expect(backOff(1, 0.5)).toBe(600);
  expect(backOff(50, 0.5)).toBe(10_000);
});

test('what became null is null, not missing', () => {
  const game = live();
  game.start();
  last().says(welcome(7));
  last().says({
    type: 'changed',
    patch: { version: 8, asked: null, waiting_for: null, view: { gem_price: null } },
    from: 0,
    left_out: 0,
    log: [],
    undone: null,
    clock: null,
  });
  expect(game.position?.asked).toBeNull();
  expect(game.position?.view.gem_price).toBeNull();
  expect(game.position?.view.ranking).toBeNull();
});

const told = (...plies: number[]) => plies.map((ply) => ({ ply, events: [] }));
const long = (ply: number, left_out: number): ServerMessage =>
  ({
    ...welcome(7),
    position: { ...position(7), ply },
    left_out,
    log: told(left_out, ply - 1),
  }) as ServerMessage;

test('a long story is read back page by page, and only so far without being asked for', () => {
  const game = live();
  game.start();
  last().onopen?.();
  last().says(long(5_000, 4_700));
  expect(last().sent.at(-1)).toEqual({ type: 'earlier', before: 4_700 });
  game.readBack();
  expect(last().sent).toHaveLength(2);
  last().says({ type: 'earlier', from: 4_000, before: 4_700, log: told(4_000, 4_699) });
  expect(game.log.map(({ ply }) => ply)).toEqual([4_000, 4_699, 4_700, 4_999]);
  expect(last().sent.at(-1)).toEqual({ type: 'earlier', before: 4_000 });
  last().says({ type: 'earlier', from: 5_000 - BY_ITSELF, before: 4_000, log: told(3_500) });
  expect(last().sent).toHaveLength(3);
  expect(game.leftOut).toBe(5_000 - BY_ITSELF);
  game.readBack();
  expect(last().sent.at(-1)).toEqual({ type: 'earlier', before: 5_000 - BY_ITSELF });
  last().says({ type: 'earlier', from: 0, before: 5_000 - BY_ITSELF, log: told(0) });
  expect(game.leftOut).toBe(0);
  expect(game.log[0]).toEqual({ ply: 0, events: [] });
});

test('a page for a story that has begun anew is not taken in', () => {
  const game = live();
  game.start();
  last().onopen?.();
  last().says(long(600, 344));
  last().says(long(700, 444));
  last().says({ type: 'earlier', from: 88, before: 344, log: told(88) });
  expect(game.log.map(({ ply }) => ply)).toEqual([444, 699]);
  expect(game.leftOut).toBe(444);
});

test('what was read back stays when the game goes on, and goes when it is told anew', () => {
  const game = live();
  game.start();
  last().onopen?.();
  last().says(long(300, 44));
  last().says({ type: 'earlier', from: 0, before: 44, log: told(0) });
  const patch = { version: 8, ply: 301 };
  last().says({ type: 'changed', patch, from: 300, left_out: 0, log: told(300), undone: null, clock: null });
  expect(game.log.map(({ ply }) => ply)).toEqual([0, 44, 299, 300]);
  expect(game.leftOut).toBe(0);
  last().says({ type: 'changed', patch, from: 0, left_out: 45, log: told(45), undone: null, clock: null });
  expect(game.log.map(({ ply }) => ply)).toEqual([45]);
  expect(game.leftOut).toBe(45);
});

const wrongLink: Problem = { code: 'no_such_table', message: 'there is no such table' };

test('a wrong link is told as soon as the socket does not open', async () => {
  const game = live(() => Promise.resolve(wrongLink));
  game.start();
  last().onclose?.();
  await vi.waitFor(() => expect(game.line).toBe('ended'));
  expect(game.problem).toEqual(wrongLink);
});

test('why is not asked at a table that was open before', () => {
  const why = vi.fn(() => Promise.resolve(wrongLink));
  const game = live(why);
  game.start();
  last().onopen?.();
  last().says(welcome(1));
  last().onclose?.();
  expect(why).not.toHaveBeenCalled();
  expect(game.line).toBe('lost');
});
