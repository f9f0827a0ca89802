import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Api from '../api';
import { Refused } from '../refused';
import type { Code } from '../types/Code';

interface Call {
  method: string;
  path: string;
  body: unknown;
}
const server = vi.hoisted(() => ({
  calls: [] as Call[],
  /** The code of the refusal, or nothing. */
  fails: null as string | null,
  right: true,
}));
const RATINGS: Record<string, number> = { 'base-1': 1450, 'base-2': 1550, 'mocha-1': 1500 };

vi.mock('../api', async (): Promise<Partial<typeof Api>> => {
  const { Refused } = await import('../refused');
  const line = (id: string) => ({ id, rating: RATINGS[id] ?? 0 });
  const answer = (method: string, path: string, body: unknown): unknown => {
    const id = path.split('/').at(-1) ?? '';
    if (path === '/puzzles')
      return [
        { ruleset: 'base', puzzles: [line('base-1'), line('base-2')] },
        { ruleset: 'mocha', puzzles: [line('mocha-1')] },
        { ruleset: 'dice', puzzles: [] },
      ];
    if (method === 'GET') return { ...line(id), game: 'bazaar', seat: 0, turn: 1, players: [], position: {} };
    const { answer, standing } = body as { answer?: unknown; standing?: { rating: number } };
    const right = server.right && answer !== undefined;
    return {
      right,
      mark: answer === undefined ? null : right ? 'masterpiece' : 'shard',
      loss: right ? 0 : 0.2,
      answer: null,
      solutions: [],
      answers: [],
      found_by: [],
      standing: standing && { ...standing, rating: standing.rating + (right ? 40 : -30) },
    };
  };
  return {
    Refused,
    knownAccount: () => null,
    call: (method: string, path: string, body?: unknown) => {
      server.calls.push({ method, path, body });
      const message = 'it is gone';
      return (
        server.fails
          ? Promise.reject(new Refused({ code: server.fails as Code, message }))
          : Promise.resolve(answer(method, path, body))
      ) as Promise<never>;
    },
  };
});
const { Puzzles } = await import('./puzzles.svelte');
const { KeptPuzzles } = await import('./progress.svelte');

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { calls: [], fails: null, right: true });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const opened = async (rules: string | null = null) => {
  const puzzles = new Puzzles(new KeptPuzzles(), () => 0);
  await puzzles.start(rules);
  return puzzles;
};
const MOVE = { do: 'move', to: 5 };
const attempts = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('the ruleset of the address comes first, then the last one, then what there is', async () => {
  expect((await opened('mocha')).puzzle?.id).toBe('mocha-1');
  localStorage.clear();
  expect((await opened('letters')).puzzle?.id).toBe('base-1');
  const puzzles = await opened();
  await puzzles.choose('mocha');
  expect(puzzles.puzzle?.id).toBe('mocha-1');
  expect((await opened()).rules).toBe('mocha');
  expect(puzzles.choices).toEqual(['base', 'mocha']);
});

test('a right answer is rated, kept, and opens the explanation', async () => {
  const puzzles = await opened();
  await puzzles.attempt(MOVE);
  expect(attempts()).toEqual([
    { answer: MOVE, hinted: false, standing: { rating: 1500, deviation: 350, volatility: 0.06 } },
  ]);
  expect(puzzles).toMatchObject({ open: true, change: 40, kept: false });
  expect(puzzles.progress.now).toMatchObject({ streak: 1, seen: ['base-1'] });
  await puzzles.next();
  expect(puzzles).toMatchObject({ verdict: null, open: false, change: null });
  expect(puzzles.puzzle?.id).toBe('base-2');
});

test('trying again and being shown after a miss are not rated', async () => {
  const puzzles = await opened();
  server.right = false;
  await puzzles.attempt(MOVE);
  expect(puzzles).toMatchObject({ open: false, change: -30 });
  puzzles.again();
  expect(puzzles.verdict).toBeNull();
  server.right = true;
  await puzzles.attempt(MOVE);
  expect(attempts()[1]).toEqual({ answer: MOVE, hinted: false });
  expect(puzzles).toMatchObject({ open: true, change: null });
  expect(puzzles.progress.now).toMatchObject({ streak: 0, rated: 1 });
});

test('whoever is shown the answer has missed it', async () => {
  const puzzles = await opened();
  puzzles.show();
  await vi.waitFor(() => expect(puzzles.verdict).not.toBeNull());
  expect(attempts()[0]).not.toHaveProperty('answer');
  expect(puzzles).toMatchObject({ open: true, change: -30 });
  expect(puzzles.progress.now.seen).toEqual(['base-1']);
});

test('a reload finds the same puzzle, and the hint is still known', async () => {
  const puzzles = await opened();
  await puzzles.attempt(MOVE);
  await puzzles.next();
  puzzles.hint();
  const again = await opened();
  expect(again.puzzle?.id).toBe('base-2');
  expect(again.hinted).toBe(true);
  await again.attempt(MOVE);
  expect(attempts().at(-1)).toMatchObject({ hinted: true });
});

test('a lost connection breaks no streak: the answer is kept and sent again', async () => {
  const puzzles = await opened();
  await puzzles.attempt(MOVE);
  await puzzles.next();
  server.fails = 'offline';
  await puzzles.attempt(MOVE);
  expect(puzzles).toMatchObject({ kept: true, verdict: null, trouble: null });
  expect(puzzles.progress.now).toMatchObject({ streak: 1, rated: 1 });
  // Nothing else can be answered meanwhile, and no other puzzle is fetched.
  await puzzles.next();
  await puzzles.attempt({ do: 'move', to: 9 });
  expect(attempts()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(attempts()).toHaveLength(3);
  expect(puzzles.kept).toBe(true);
  server.fails = null;
  await vi.advanceTimersByTimeAsync(4000);
  expect(puzzles).toMatchObject({ kept: false, change: 40 });
  expect(puzzles.progress.now).toMatchObject({ streak: 2, rated: 2 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(attempts()).toHaveLength(4);
});

test('an answer that did not arrive outlives a reload', async () => {
  const puzzles = await opened();
  server.fails = 'offline';
  await puzzles.attempt(MOVE);
  puzzles.close();
  server.fails = null;
  const again = await opened('mocha');
  expect(again.puzzle?.id).toBe('base-1');
  expect(again.rules).toBe('base');
  expect(attempts().at(-1)).toMatchObject({ answer: MOVE });
  expect(again.verdict?.right).toBe(true);
  expect(again.progress.now).toMatchObject({ streak: 1, rated: 1 });
});

test('what the server refuses for good is told, and the table asks again', async () => {
  const puzzles = await opened();
  const { turn } = puzzles;
  server.fails = 'refused';
  await puzzles.attempt(MOVE);
  expect(puzzles.kept).toBe(false);
  expect(puzzles.trouble).toBeInstanceOf(Refused);
  expect(puzzles.turn).toBeGreaterThan(turn);
  expect(puzzles.progress.now.rated).toBe(0);
});

test('once all are seen there is none on the table', async () => {
  const puzzles = await opened('mocha');
  await puzzles.attempt(MOVE);
  await puzzles.next();
  expect(puzzles.puzzle).toBeNull();
  expect(puzzles.allSeen).toBe(true);
});

test('without a server there is trouble, and another try', async () => {
  server.fails = 'offline';
  const puzzles = await opened();
  expect(puzzles.trouble).toBeInstanceOf(Refused);
  server.fails = null;
  await puzzles.start(null);
  expect(puzzles.puzzle?.id).toBe('base-1');
});
