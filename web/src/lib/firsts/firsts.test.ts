import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Firsts, READING } from './firsts.svelte';
import { forgetSeen, isSeen } from './seen';

const LIST = {
  market: { name: () => 'Market', text: () => 'It buys goods.' },
  mosque: { name: () => 'Mosque', text: () => 'It has tiles.' },
};
const up = (...ids: string[]) => ids.map((id) => ({ id, at: [] }));

let time = 0;
const firsts = () => new Firsts(LIST, () => time);

beforeEach(() => {
  localStorage.clear();
  forgetSeen();
  time = 0;
});
afterEach(() => vi.restoreAllMocks());

test('one thing is explained at a time, the most urgent first, and each once', () => {
  const shown = firsts();
  shown.follow(1, () => up('mosque', 'market'));
  expect(shown.words).toEqual({ name: 'Mosque', text: 'It has tiles.' });
  time += READING;
  shown.follow(2, () => up('mosque', 'market'));
  expect(shown.shown?.id).toBe('market');
  time += READING;
  shown.follow(3, () => up('mosque', 'market'));
  expect(shown.shown).toBeNull();
  // At another table neither.
  const again = firsts();
  again.follow(1, () => up('market', 'mosque'));
  expect(again.shown).toBeNull();
});

test('whoever presses before it could be read is told again', () => {
  const shown = firsts();
  shown.follow(1, () => up('market'));
  time += READING - 1;
  shown.pressed();
  expect(shown.shown?.id).toBe('market');
  shown.follow(2, () => up('market'));
  expect(isSeen('market')).toBe(false);
  expect(shown.shown?.id).toBe('market');
});

test('a press puts away what could be read, and it stays away', () => {
  const shown = firsts();
  shown.follow(1, () => up('market', 'mosque'));
  time += READING;
  shown.pressed();
  expect(shown.shown).toBeNull();
  expect(isSeen('market')).toBe(true);
  // The same position explains nothing else.
  shown.follow(1, () => up('market', 'mosque'));
  expect(shown.shown).toBeNull();
});

test('while nothing is asked nothing is explained, and the question is waited for', () => {
  const shown = firsts();
  shown.follow(1, () => []);
  expect(shown.shown).toBeNull();
  shown.follow(1, () => up('market'));
  expect(shown.shown?.id).toBe('market');
});

test('a thing without a sentence is passed over', () => {
  const shown = firsts();
  shown.follow(1, () => up('camel', 'market'));
  expect(shown.shown?.id).toBe('market');
});

test('what was explained is remembered by the page where the browser forbids to keep it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const shown = firsts();
  shown.follow(1, () => up('market'));
  time += READING;
  shown.pressed();
  expect(isSeen('market')).toBe(true);
});

test('everything can be shown again, the hints of a first game included', () => {
  localStorage.setItem('bedesten.hints', '["rings","assistant","end"]');
  localStorage.setItem('bedesten.firsts', '["market"]');
  expect(isSeen('market')).toBe(true);
  forgetSeen();
  expect(isSeen('market')).toBe(false);
  expect(localStorage.getItem('bedesten.hints')).toBe('[]');
});

test('what somebody else has written into the storage does no harm', () => {
  for (const kept of ['7', '{"a":1}', '[1,null,"market"]', 'no json']) {
    localStorage.setItem('bedesten.firsts', kept);
    expect(isSeen('mosque')).toBe(false);
  }
});

test('what is taken up in the same position asks anew', () => {
  const shown = firsts();
  shown.follow('1 ', () => up('market'));
  time += READING;
  shown.follow('1 barrier', () => up('mosque', 'market'));
  expect(shown.shown?.id).toBe('mosque');
});
