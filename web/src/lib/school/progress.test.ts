import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Api from '../api';

const asked = vi.hoisted(() => ({ account: null as string | null, calls: [] as unknown[][], answer: {} }));
vi.mock('../api', (): Partial<typeof Api> => ({
  knownAccount: () => asked.account,
  call: (...call: unknown[]) => {
    asked.calls.push(call);
    return Promise.resolve(asked.answer) as Promise<never>;
  },
}));
const { Kept } = await import('./progress.svelte');

beforeEach(() => Object.assign(asked, { account: null, calls: [], answer: {} }));
afterEach(() => localStorage.clear());

test('a guest keeps everything in the browser', async () => {
  const kept = new Kept();
  await kept.join();
  kept.keep('first', ['next'], false);
  expect(asked.calls).toEqual([]);
  expect(new Kept().of('first').answers).toEqual(['next']);
});

test('whoever is signed in gets what other devices have, and gives every step', async () => {
  localStorage.setItem('bedesten.school', JSON.stringify({ dice: { answers: [], done: true } }));
  asked.account = 'Ada';
  asked.answer = {
    chapters: { dice: { answers: [], done: true }, police: { answers: ['next'], done: false } },
  };
  const kept = new Kept();
  await kept.join();
  await kept.join();
  expect(asked.calls).toEqual([['POST', '/me/school', { chapters: { dice: { answers: [], done: true } } }]]);
  expect(kept.of('police').answers).toEqual(['next']);
  kept.keep('police', ['next', 'end'], true);
  expect(asked.calls[1]).toEqual(['PUT', '/me/school/police', { answers: [], done: true }]);
  expect(new Kept().of('police').done).toBe(true);
});
