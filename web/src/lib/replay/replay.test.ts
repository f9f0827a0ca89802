import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { View } from '../types/View';
import type { BazaarStory } from '../games/bazaar/bazaar';
import { moments, newestWords, PAUSE, Replay, turnAt, type Eyes } from './replay.svelte';

const told = (ply: number) => ({ ply, events: [{ event: 'turn_ended' as const, seat: 0 }] });
const story: BazaarStory = {
  id: 'x',
  game: 'bazaar',
  options: null,
  players: [{ name: 'Leyla' }, { name: 'Bora' }],
  plies: 10,
  turns: [
    { ply: 0, seat: 0 },
    { ply: 4, seat: 1 },
    { ply: 8, seat: 0 },
  ],
  log: [told(0), told(2), told(4), told(9)],
  result: null,
  fair: null,
};
const view = (ply: number, eyes: Eyes) => ({ ply, eyes }) as unknown as View;

function replay(at: number | null = null) {
  const fetch = vi.fn((ply: number, eyes: Eyes) => Promise.resolve(view(ply, eyes)));
  return { replay: new Replay(story, fetch, at), fetch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moments are the start, after every told action, and the end', () => {
  expect(moments(story)).toEqual([0, 1, 3, 5, 10]);
});

test('the newest sentence is the last that was told before the moment; silence is no sentence', () => {
  const log = [
    { ply: 0, events: ['Leyla moves.'] },
    { ply: 2, events: ['Leyla rolls.', 'She wins.'] },
    { ply: 4, events: [] },
  ];
  const words = (ply: number) => newestWords(log, ply, (events) => events.map((text) => ({ text })));
  expect(words(0)).toBe('');
  expect(words(1)).toBe('Leyla moves.');
  expect(words(3)).toBe('Leyla rolls. · She wins.');
  expect(words(5), 'nothing was said about the step').toBe('Leyla rolls. · She wins.');
});

test('a moment belongs to the turn that has begun', () => {
  expect([0, 3, 4, 7, 8, 10].map((ply) => turnAt(story.turns, ply))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(turnAt([{ ply: 2 }], 1)).toBe(-1);
});

describe('a replay', () => {
  test('opens at the moment of the link, within the game', () => {
    expect(replay(5).replay.ply).toBe(5);
    expect(replay(99).replay.ply).toBe(10);
    expect(replay().replay.ply).toBe(0);
  });

  test('goes by steps and by turns', () => {
    const { replay: it } = replay(3);
    it.step(1);
    expect(it.ply).toBe(5);
    it.step(-1);
    expect(it.ply).toBe(3);
    it.turnStep(-1);
    expect(it.ply).toBe(0);
    it.turnStep(1);
    expect(it.ply).toBe(4);
    it.seek(5);
    it.turnStep(-1);
    expect(it.ply, 'first to the beginning of this turn').toBe(4);
    it.turnStep(-1);
    expect(it.ply, 'then to the one before').toBe(0);
    it.toTurn(3);
    expect(it.atEnd).toBe(true);
  });

  test('shows only the newest moment asked for', async () => {
    const answers: ((view: View) => void)[] = [];
    const it = new Replay(story, () => new Promise<View>((resolve) => answers.push(resolve)));
    it.seek(5);
    answers[1]?.(view(5, 'spectator'));
    await vi.runAllTimersAsync();
    answers[0]?.(view(0, 'spectator'));
    await vi.runAllTimersAsync();
    expect(it.view).toEqual(view(5, 'spectator'));
  });

  test('asks for each moment once and for the eyes that look', async () => {
    const { replay: it, fetch } = replay();
    await vi.runAllTimersAsync();
    it.seek(1);
    it.seek(0);
    await vi.runAllTimersAsync();
    expect(fetch.mock.calls.filter(([ply]) => ply === 0)).toHaveLength(1);
    it.look(1);
    await vi.runAllTimersAsync();
    expect(it.view).toEqual(view(0, 1));
  });

  test('plays to the end and stops there', async () => {
    const { replay: it } = replay(3);
    it.play();
    await vi.advanceTimersByTimeAsync(PAUSE.normal);
    expect(it.ply).toBe(5);
    it.setSpeed('fast');
    await vi.advanceTimersByTimeAsync(PAUSE.fast);
    expect(it.ply).toBe(10);
    expect(it.playing).toBe(false);
    it.play();
    expect(it.ply, 'once more from the start').toBe(0);
    it.pause();
  });

  test('a failed moment says so and is asked for again', async () => {
    let fail = true;
    const it = new Replay(story, (ply, eyes) =>
      fail ? Promise.reject(new Error('offline')) : Promise.resolve(view(ply, eyes)),
    );
    await vi.runAllTimersAsync();
    expect(it.trouble).toBeInstanceOf(Error);
    fail = false;
    it.seek(0);
    await vi.runAllTimersAsync();
    expect(it.trouble).toBeNull();
    expect(it.view).toEqual(view(0, 'spectator'));
  });
});
