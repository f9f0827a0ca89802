import { flushSync, mount, unmount } from 'svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { m } from '../../paraglide/messages.js';
import type { AnyStory } from '../game';
import Proof from './Proof.svelte';

const house = vi.hoisted(() => ({ alone: true, proof: vi.fn() }));
vi.mock('../alone', () => ({
  get alone() {
    return house.alone;
  },
}));
vi.mock('../api', () => ({ api: { proof: house.proof }, knownAccount: () => null }));

const record = JSON.parse(readFileSync('../fixtures/games/dice/2-medium-greedy.json', 'utf8')) as {
  fairness: { commitment: string; seed: string };
};
const story = {
  game: 'dice',
  turns: [{ ply: 0, seat: 0 }],
  fair: { proved: true, outcomes: 2, mismatch: null, added: null, ...record.fairness },
} as unknown as AnyStory;
const falls = [
  {
    ply: 3,
    came: 'open-die-4',
    possible: [
      ['open-die-4', 1],
      ['open-die-3', 2],
    ],
  },
];

let page: object | null = null;
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve(record) })));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  house.alone = true;
  vi.unstubAllGlobals();
});

async function shows(text: string): Promise<void> {
  await vi.waitFor(
    () => {
      flushSync();
      expect(document.body.textContent).toContain(text);
    },
    { timeout: 20_000 },
  );
}
const open = () =>
  (page = mount(Proof, {
    target: document.body,
    props: { story, checked: true, table: null, recordAddress: 'blob:r', name: () => 'Ada' },
  }));

describe('the proof at the end of a game', () => {
  it('says in one line what the rules on this device have found, and shows each roll and draw', async () => {
    house.proof.mockResolvedValue({ fair: { ...story.fair, proved: true, outcomes: 41 }, falls });
    open();
    await shows(m.fair_engine({ n: 41 }));
    const details = document.querySelector('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await shows(m.fair_turn({ n: 1, player: 'Ada' }));
    const button = document.querySelector<HTMLButtonElement>('button[aria-expanded]')!;
    expect(button.textContent).toContain(m.fair_ways({ ways: 1, of: 3 }));
    button.click();
    flushSync();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelectorAll('.possible li')).toHaveLength(2);
    expect(document.querySelector('.possible [aria-current="true"]')).not.toBeNull();
  }, 30_000);

  it('says so where the rules find that it does not fit', async () => {
    house.proof.mockRejectedValue(new Error('refused'));
    open();
    await shows(m.fair_engine_not());
  }, 30_000);

  it('asks no engine at a server, and lists what the check of the page has found', async () => {
    house.alone = false;
    house.proof.mockClear();
    open();
    await shows(m.fair_each());
    expect(house.proof).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toContain(m.fair_engine_not());
  }, 30_000);
});
