import { expect, test, vi } from 'vitest';
import type { CountLayout } from '../types/CountLayout';
import type { LayoutReport } from '../types/study/LayoutReport';
import { LAYOUTS, PLACES } from '../types/printed';
import { codeOf } from './code';
import { bars, busy } from './figures';
import { Lab } from './lab.svelte';
import { serverSource, type Source } from './source';

const heat = (place: number) => ({ place, visits: place, winners: place / 4, first: 1 / 16 });

function report(wanted: CountLayout, played: number): LayoutReport {
  const { rules, players, level } = wanted;
  const layout = wanted.find ? [...LAYOUTS.long] : (wanted.board ?? '').split(/[.-]/).map(Number);
  const board = wanted.find ? '16-2-8-11.15-7-6-4.3-5-12-1.10-9-14-13' : (wanted.board ?? '');
  return {
    ...{ rules, players, level, board, layout, played, wanted: wanted.games, games: played, turns: 50 },
    ...{ length: { mean: 12, spread: 1, rounds: [[12, played]] }, seats: [], rubies: [], openings: [] },
    places: layout.map(heat),
  };
}

/** Counts all at once. */
const fast = (asked: CountLayout[]): Source => {
  return (wanted, tell) => {
    asked.push(wanted);
    tell(report(wanted, wanted.games));
    return { done: Promise.resolve(), stop: () => undefined };
  };
};
const NOTHING = { rules: null, players: null, board: null };

test('two presses swap two places, and the board is counted anew', () => {
  const asked: CountLayout[] = [];
  const lab = new Lab(fast(asked), NOTHING);
  lab.count();
  expect(lab.press(0)).toBeNull();
  expect(lab.press(1)).toEqual([15, 5]);
  expect(lab.code).toBe('5-15-2-14.4-12-7-3.8-6-11-9.13-10-1-16');
  expect(lab.arrangement).toBe('own');
  expect(asked.map(({ board }) => board)).toEqual(['15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-16', lab.code]);
  expect(lab.pale).toBe(false);
  // Swapped back it is the printed one, which was counted before.
  lab.press(0);
  lab.press(1);
  expect(lab.arrangement).toBe('short');
  expect(asked).toHaveLength(2);
});

test('a link with a board opens it with its rules; a wrong one opens the usual board', () => {
  const code = codeOf(PLACES['great-bazaar']);
  const lab = new Lab(fast([]), { rules: 'base', players: 5, board: code });
  expect([lab.rules, lab.players, lab.arrangement, lab.code]).toEqual(['great-bazaar', 5, 'own', code]);
  const wrong = new Lab(fast([]), { rules: 'dice', players: 9, board: 'garbage' });
  expect([wrong.rules, wrong.players, wrong.arrangement]).toEqual(['base', 4, 'short']);
});

test('a board that was found is laid, with its figures', async () => {
  const asked: CountLayout[] = [];
  const lab = new Lab(fast(asked), NOTHING);
  lab.find('fair');
  await vi.waitFor(() => expect(lab.phase).toBe('done'));
  expect(asked[0]).toMatchObject({ find: 'fair', rules: 'base', players: 4 });
  expect([lab.arrangement, lab.level, lab.pale]).toEqual(['long', 'easy', false]);
});

test('figures of another board stay pale until there are new ones, and of other rules go', () => {
  let tell: (report: LayoutReport) => void = () => undefined;
  let last: CountLayout | null = null;
  const slow: Source = (wanted, told) => {
    [last, tell] = [wanted, told];
    return { done: new Promise(() => undefined), stop: () => undefined };
  };
  const lab = new Lab(slow, NOTHING);
  lab.count();
  if (last) tell(report(last, 10));
  expect(lab.report?.games).toBe(10);
  lab.arrange('long');
  expect([lab.pale, lab.report?.games]).toEqual([true, 10]);
  if (last) tell(report(last, 1));
  expect([lab.pale, lab.report?.games]).toEqual([false, 1]);
  lab.choose('great-bazaar');
  expect(lab.report).toBeNull();
});

test('a server is asked once, then looked at until it is finished', async () => {
  const wanted: CountLayout = { rules: 'base', players: 2, level: 'easy', games: 2, board: 'x' };
  const states = ['running', 'stopped', 'running', 'finished'];
  const asked: string[] = [];
  const ask = ((method: string, path: string) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve({ id: 'a', state: states.shift(), ahead: 0, report: report(wanted, 1) });
  }) as Parameters<typeof serverSource>[0];
  await serverSource(ask, () => Promise.resolve())(wanted, () => undefined).done;
  const [post, get] = ['POST /laboratory', 'GET /laboratory/a'];
  expect(asked).toEqual([post, get, post, get]);
});

test('bars share what they cannot show, and nothing is lost', () => {
  const wanted: CountLayout = { rules: 'base', players: 2, level: 'easy', games: 30, board: '1' };
  const rounds = Array.from({ length: 30 }, (_, i): [number, number] => [8 + i, 1]);
  const drawn = bars({ ...report(wanted, 30), length: { mean: 20, spread: 5, rounds } });
  expect(drawn).toHaveLength(10);
  expect(drawn.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(drawn.filter(({ middle }) => middle)).toHaveLength(1);
});

test('the busiest place has the largest disc and the darkest step', () => {
  const steps = busy(LAYOUTS.short.map(heat), 'visits');
  expect(steps.get(16)).toEqual({ step: 5, size: 1 });
  expect(steps.get(1)?.step).toBe(1);
});
