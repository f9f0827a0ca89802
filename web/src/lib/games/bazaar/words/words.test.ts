import { afterEach, expect, test } from 'vitest';
import { m } from '../../../../paraglide/messages.js';
import { overwriteGetLocale } from '../../../../paraglide/runtime.js';
import type { Event, Good, Told } from '../bazaar';
import { goodAmount, goodCount } from '../../../words';
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

test('goods are counted as natives count them, taken or standing alone', () => {
  const cases: [Locale, Good, number, taken: string, alone: string][] = [
    ['en', 'red', 1, '1 fabric', '1 fabric'],
    ['en', 'blue', 2, '2 pieces of jewelry', '2 pieces of jewelry'],
    ['de', 'green', 1, '1 Gewürz', '1 Gewürz'],
    ['de', 'red', 2, '2 Tücher', '2 Tücher'],
    ['de', 'yellow', 3, '3 Früchte', '3 Früchte'],
    ['pl', 'red', 1, '1 tkaninę', '1 tkanina'],
    ['pl', 'green', 3, '3 przyprawy', '3 przyprawy'],
    ['pl', 'yellow', 1, '1 owoc', '1 owoc'],
    ['pl', 'red', 5, '5 tkanin', '5 tkanin'],
    ['pl', 'blue', 5, '5 sztuk biżuterii', '5 sztuk biżuterii'],
  ];
  for (const [locale, good, n, taken, alone] of cases) {
    speak(locale);
    expect([goodAmount(good, n), goodCount(good, n)]).toEqual([taken, alone]);
  }
});

test('who is called back stands in the case of an object, what is missing alone', () => {
  speak('de');
  expect(texts([{ event: 'assistant_returned', seat: 0, from: 3 }])).toEqual(['Ada holt 1 Gehilfen zurück']);
  speak('pl');
  expect(texts([{ event: 'lira_gained', seat: 0, lira: 1 }])).toEqual(['Ada bierze 1 lirę']);
  expect(why({ code: 'short', missing: { lira: 1 } as never })).toBe('Brakuje: 1 lira');
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
    'Ada takes 2 fabrics',
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

test('whoever looks is spoken to', () => {
  const told: [Locale, string[]][] = [
    ['en', ['You → Post Office, leave an assistant', 'You take 1 spice', 'Bora pays you 2 Lira']],
    ['de', ['Du → Postamt, legst einen Gehilfen ab', 'Du nimmst 1 Gewürz', 'Bora zahlt dir 2 Lira']],
    ['pl', ['Ty → Poczta, zostawiasz pomocnika', 'Ty bierzesz 1 przyprawę', 'Bora płaci ci 2 liry']],
  ];
  for (const [locale, expected] of told) {
    speak(locale);
    const events: Event[] = [
      { event: 'moved', seat: 0, from: 7, to: 5 },
      { event: 'assistant_left', seat: 0, place: 5, neutral: false },
      { event: 'good_gained', seat: 0, good: 'green', count: 1, lost: 0 },
      { event: 'merchant_paid', seat: 1, to: 0, lira: 2 },
    ];
    const you = (seat: number) => (seat === 0 ? m.name_you() : name(seat));
    expect(sentences(events, you).map(({ text }) => text)).toEqual(expected);
  }
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
  expect(why({ code: 'only_at', place: 16 })).toBe('Nur an diesem Ort: Edelsteinhändler');
});

test('a card that calls an assistant says that none is out', () => {
  const blocked = { code: 'no_assistant' as const, action: { do: 'assistant_back' as const, from: 2 } };
  expect(why(blocked)).toBe('All your assistants are with you');
  expect(why({ code: 'no_assistant' })).toBe('No assistant: your turn ends there');
});
