import { expect, test, vi } from 'vitest';
import { api } from '../api';
import { Refused } from '../refused';
import type { Report, TurnReport } from './report';
import { rounds, woven } from './report';
import { serverSource } from './server';
import { NoStudy, type Source } from './source';
import { opened } from './opened';
import { Study } from './study.svelte';
import { replayAt, studyAt, type Whose } from './whose';
import { branchChairs, branched } from './branch';

const turn = (n: number, mark: TurnReport['mark'], decisions = 2) =>
  ({
    turn: n,
    seat: (n - 1) % 2,
    mark,
    decisions: Array.from({ length: decisions }, (_, i) => ({ ply: n * 10 + i, mark, answers: [{}, {}] })),
  }) as unknown as TurnReport;
const report = (pass: Report['progress']['pass'], done = 0): Report =>
  ({
    progress: { pass, done, steps: 8 },
    turns: [turn(1, 'sound'), turn(2, 'shard'), turn(3, 'masterpiece'), turn(4, 'crack')],
    turning_points: [{ turn: 2 }],
  }) as unknown as Report;

const RECORD: Whose = { of: 'record', id: 'x' };

const source = (...reports: Report[]): Source => ({
  run: (tell) => {
    reports.forEach(tell);
    return Promise.resolve();
  },
  stop: vi.fn(),
});

test('a study opens at its first turning point, or where the link says', async () => {
  const open = async (wish: { turn: number | null; decision: number | null }) => {
    const study = new Study(source(report('finished')), wish);
    await study.run();
    return [study.turn, study.decision, study.phase];
  };
  expect(await open({ turn: null, decision: null })).toEqual([2, 0, 'done']);
  expect(await open({ turn: 4, decision: 2 })).toEqual([4, 1, 'done']);
  expect(await open({ turn: 99, decision: 99 })).toEqual([4, 1, 'done']);
});

test('steps go through decisions and on to the next turn; f finds what was bad, round and round', async () => {
  const study = new Study(source(report('finished')), { turn: 1, decision: 1 });
  await study.run();
  study.stepDecision(1);
  study.stepDecision(1);
  expect([study.turn, study.decision]).toEqual([2, 0]);
  study.stepDecision(-1);
  expect([study.turn, study.decision]).toEqual([1, 1]);
  const found = [1, 2, 3].map(() => (study.nextBad(), study.turn));
  expect(found).toEqual([2, 4, 2]);
});

test('while the cursor is dragged the moment stays; it follows when let go', async () => {
  const study = new Study(source(report('finished')), { turn: 1, decision: 1 });
  await study.run();
  study.drag(3);
  expect([study.cursor, study.turn]).toEqual([3, 1]);
  study.settle();
  expect(study.turn).toBe(3);
});

test('what is woven grows with the deep pass', () => {
  expect([report('rough', 4), report('deep', 4), report('finished')].map(woven)).toEqual([0, 2, 4]);
});

test('a round ends when the seats begin anew', () => {
  const seats = [0, 1, 2, 0, 1, 1, 2, 0].map((seat) => ({ seat }));
  expect(rounds(seats).map((one) => one.length)).toEqual([3, 4, 1]);
});

test('a server that studies is asked once and looked at until it is done', async () => {
  const replies = [{ report: null }, { report: report('deep', 4) }, { report: report('finished') }];
  const ask = vi.fn(() => Promise.resolve(replies.shift()));
  const told: string[] = [];
  const server = serverSource(RECORD, ask as never, () => Promise.resolve());
  await server.run(({ progress }) => void told.push(progress.pass));
  expect(told).toEqual(['deep', 'finished']);
  expect(ask.mock.calls.map(([method]: unknown[]) => method)).toEqual(['POST', 'GET', 'GET']);
});

test('a server that does not know how says so, and nothing is told after a stop', async () => {
  for (const problem of [
    { code: 'no_such_page', message: 'there is nothing' },
    { code: 'internal', message: 'status 404' },
  ] as const) {
    const missing = () => Promise.reject(new Refused(problem));
    await expect(serverSource(RECORD, missing as never).run(vi.fn())).rejects.toBeInstanceOf(NoStudy);
  }
  const tell = vi.fn();
  const server = serverSource(RECORD, (() => Promise.resolve({ report: null })) as never, () => {
    server.stop();
    return Promise.resolve();
  });
  await server.run(tell);
  expect(tell).not.toHaveBeenCalled();
});

test('a branch has the other answer at its end and proves nothing', () => {
  const record = { actions: ['a', 'b', 'c'], players: [1, 2], fairness: {}, result: {} };
  expect(branched(record, 1, 'x')).toEqual({ actions: ['a', 'x'], players: [1, 2] });
  expect(branchChairs(2, 1, ['easy', 'expert', 'master'])).toEqual([
    { chair: 'bot', level: 'expert' },
    { chair: 'me' },
  ]);
});

test('the game of a table is studied with the table: nothing is handed in', async () => {
  const whose: Whose = { of: 'table', id: 'k7 f' };
  const asked: string[] = [];
  const ask = (method: string, path: string) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ state: 'finished', report: report('finished') });
  };
  await serverSource(whose, ask as never, () => Promise.resolve()).run(vi.fn());
  expect(asked).toEqual(['POST /tables/k7%20f/study']);

  const story = vi.spyOn(api, 'story').mockResolvedValue({ result: null } as never);
  const upload = vi.spyOn(api, 'upload');
  expect(await opened(whose, { turn: null, decision: null }), 'it is not over').toBeNull();
  expect(story).toHaveBeenCalledWith('k7 f');
  expect(upload).not.toHaveBeenCalled();
  expect([studyAt({ of: 'table', id: 'k' }), replayAt({ of: 'table', id: 'k' })]).toEqual([
    '/t/k/study',
    '/t/k/replay',
  ]);
  vi.restoreAllMocks();
});
