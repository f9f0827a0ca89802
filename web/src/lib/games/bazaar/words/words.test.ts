import { afterEach, expect, test } from 'vitest';
import { m } from '../../../../paraglide/messages.js';
import { overwriteGetLocale } from '../../../../paraglide/runtime.js';
import type { Event, Told } from '../bazaar';
import { why } from './reasons';
import { sentences, turns } from '../log/sentences';
import { since } from '../../../table/turns';

type Locale = 'en' | 'de' | 'pl';
const speak = (locale: Locale) => overwriteGetLocale(() => locale);
const name = (seat: number) => ['Ada', 'Bora', 'Cem'][seat] ?? '?';
const texts = (events: Event[]) => sentences(events, name).map((one) => one.text);
afterEach(() => speak('en'));

test('amounts follow the number in every language', () => {
  const cases: [Locale, number, string][] = [
    ['en', 1, '1 card'],
    ['en', 2, '2 cards'],
    ['de', 1, '1 Karte'],
    ['de', 5, '5 Karten'],
    ['pl', 1, '1 kartę'],
    ['pl', 3, '3 karty'],
    ['pl', 5, '5 kart'],
    ['pl', 12, '12 kart'],
    ['pl', 22, '22 karty'],
  ];
  for (const [locale, n, text] of cases) {
    speak(locale);
    expect(m.unit_cards({ n })).toBe(text);
  }
});

test('a move and its assistant are one sentence', () => {
  speak('en');
  expect(
    texts([
      { event: 'moved', seat: 0, from: 7, to: 2 },
      { event: 'assistant_left', seat: 0, place: 2, neutral: false },
      { event: 'good_gained', seat: 0, good: 'red', count: 2, lost: 1 },
    ]),
  ).toEqual([
    'Ada → Fabric Warehouse, leaves an assistant',
    'Ada takes 2 fabric',
    'Wheelbarrow full, lost: 1 fabric',
  ]);
});

test('mail and several assistants are told at once', () => {
  speak('en');
  expect(
    texts([
      { event: 'good_gained', seat: 1, good: 'red', count: 1, lost: 0 },
      { event: 'good_gained', seat: 1, good: 'yellow', count: 1, lost: 0 },
      { event: 'lira_gained', seat: 1, lira: 3 },
      { event: 'assistant_returned', seat: 1, from: 3 },
      { event: 'assistant_returned', seat: 1, from: 4 },
    ]),
  ).toEqual(['Bora takes 3 Lira, 1 fabric, 1 fruit', 'Bora calls back 2 assistants']);
});

test('hidden draws stay hidden', () => {
  speak('en');
  expect(texts([{ event: 'card_drawn', seat: 0, card: null }])).toEqual(['Ada draws 1 card']);
  expect(texts([{ event: 'card_drawn', seat: 0, card: 'stay' }])).toEqual(['Ada draws: Stay']);
});

test('the recap tells the turns of others since my own', () => {
  const log: Told[] = [
    { ply: 0, events: [{ event: 'turn_began', seat: 0 }] },
    { ply: 1, events: [{ event: 'moved', seat: 0, from: 7, to: 2 }] },
    {
      ply: 2,
      events: [
        { event: 'turn_ended', seat: 0 },
        { event: 'turn_began', seat: 1 },
      ],
    },
    { ply: 3, events: [{ event: 'ruby_gained', seat: 1, rubies: 1, from: 16 }] },
    {
      ply: 4,
      events: [
        { event: 'turn_ended', seat: 1 },
        { event: 'turn_began', seat: 0 },
      ],
    },
  ];
  const told = turns(log, name);
  expect(told.map((turn) => turn.seat)).toEqual([0, 1, 0]);
  const recap = since(told, 0);
  expect(recap).toHaveLength(1);
  expect(recap[0]?.sentences[0]).toMatchObject({ weight: 'bold', seat: 1 });
});

test('reasons are said in words, also when parts are left out', () => {
  speak('en');
  expect(why({ code: 'short', missing: { lira: 2 } as never })).toBe('Missing: 2 Lira');
  expect(why({ code: 'too_far', steps: 3, nearest: 1, farthest: 2 })).toBe('3 steps away; you may go 1–2');
  speak('de');
  expect(why({ code: 'only_at', place: 16 })).toBe('Nur hier: Edelsteinhändler');
});

test('a card that calls an assistant says that none is out', () => {
  const blocked = { code: 'no_assistant' as const, action: { do: 'assistant_back' as const, from: 2 } };
  expect(why(blocked)).toBe('All your assistants are with you');
  expect(why({ code: 'no_assistant' })).toBe('No assistant: your turn ends there');
});
