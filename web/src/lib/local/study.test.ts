import { describe, expect, it, vi } from 'vitest';
import { Refused } from '../refused';
import { EngineRefusal } from './engine';
import { study } from './study';
import { nextPiece, studyInPieces, type StudyProgress } from './studying';
import type { FromWorker } from './wire';

/** An engine with a game of so many steps; a simulation is a step and a millisecond. */
function engineOf(steps: number) {
  const calls: string[] = [];
  const state = { at: 0, time: 0, open: false };
  const progress = (): StudyProgress => {
    const pass = state.at < steps ? 'rough' : state.at < 2 * steps ? 'deep' : 'finished';
    return { pass, done: pass === 'finished' ? steps : state.at % steps, steps };
  };
  const call = (request: { call: string; [more: string]: unknown }): unknown => {
    calls.push(request.call);
    if (request.call === 'study_open') {
      if (request.record === '{}') throw new EngineRefusal({ code: 'record', message: 'no record' });
      state.open = true;
      return progress();
    }
    if (request.call === 'study_advance') {
      state.at += request.simulations as number;
      state.time += request.simulations as number;
      return progress();
    }
    if (request.call === 'study_close') state.open = false;
    return { known: state.at };
  };
  return {
    calls,
    state,
    engine: { call: call as never, ask: ((request: never) => Promise.resolve(request).then(call)) as never },
    now: () => state.time,
  };
}

describe('a study in pieces', () => {
  it('tells how far it is after each piece, and reports after each pass and now and then', async () => {
    const { engine, now, calls, state } = engineOf(6000);
    const told: [StudyProgress, unknown][] = [];
    await studyInPieces({ record: 'r' }, { engine, now, tell: (...what) => told.push(what) });
    expect(told[0]).toEqual([{ pass: 'rough', done: 0, steps: 6000 }, null]);
    expect(told.at(-1)).toEqual([{ pass: 'finished', done: 6000, steps: 6000 }, { known: state.at }]);
    const reports = told.filter(([, report]) => report !== null);
    expect(reports.length).toBeGreaterThanOrEqual(4);
    expect(told.length).toBeGreaterThan(10 * reports.length);
    expect(calls.at(-1)).toBe('study_close');
    expect(state.open).toBe(false);
  });

  it('keeps a piece short on a slow device and never makes it empty', () => {
    expect(nextPiece(1000, 300)).toBe(500);
    expect(nextPiece(1000, 0)).toBe(2000);
    expect(nextPiece(50, 60_000)).toBe(50);
    expect(nextPiece(90_000, 1)).toBe(100_000);
  });

  it('throws what the engine refuses, and tells nothing', async () => {
    const { engine, now } = engineOf(10);
    const tell = vi.fn();
    await expect(studyInPieces({ record: '{}' }, { engine, now, tell })).rejects.toThrow('no record');
    expect(tell).not.toHaveBeenCalled();
  });
});

/** A worker that says what it is told to say. */
function worker() {
  const listeners = new Map<string, (event: { data: FromWorker }) => void>();
  const fake = {
    addEventListener: (kind: string, listener: unknown) => listeners.set(kind, listener as never),
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const says = (data: FromWorker) => listeners.get('message')?.({ data });
  return { fake: fake as unknown as Worker, says, terminate: fake.terminate };
}

const deep = (done: number): StudyProgress => ({ pass: 'deep', done, steps: 9 });

describe('the page that studies', () => {
  it('gets the last report in the end, and the worker is gone', async () => {
    const { fake, says, terminate } = worker();
    const heard = vi.fn();
    const { done } = study({ record: 'r' }, heard, fake);
    says({ studied: deep(3), report: null });
    says({ studied: { pass: 'finished', done: 9, steps: 9 }, report: { all: true } });
    expect(await done).toEqual({ all: true });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(terminate).toHaveBeenCalled();
  });

  it('keeps what was known when it is stopped', async () => {
    const { fake, says, terminate } = worker();
    const { done, stop } = study({ record: 'r' }, () => undefined, fake);
    says({ studied: deep(3), report: { half: true } });
    stop();
    expect(await done).toEqual({ half: true });
    expect(terminate).toHaveBeenCalled();
  });

  it('says why a record cannot be studied', async () => {
    const { fake, says } = worker();
    const { done } = study({ record: 'r' }, () => undefined, fake);
    says({ failed: { code: 'not_now', message: 'the game is not finished' } });
    await expect(done).rejects.toBeInstanceOf(Refused);
  });
});
