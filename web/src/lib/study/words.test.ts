import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import type { GameTypes } from '../game';
import { parts as bazaar } from '../games/bazaar/study/study';
import { parts as dice } from '../games/dice/study';
import type { StudyParts } from './parts';
import type { Fact, Reason, Report } from './report';
import { aboutMark, lines, reason, reasons, short, signed, surely, turningPoint, withoutLuck } from './words';

type Parts = StudyParts<GameTypes>;
const name = (seat: number) => ['Leyla', 'Bora', 'Çağrı'][seat] ?? '';
const LOCALES = ['en', 'de', 'pl'] as const;
afterEach(() => overwriteGetLocale(() => 'en'));

const FACTS: Fact[] = [
  { kind: 'next_ruby', within: 8 },
  { kind: 'rubies', seat: 0, within: 5 },
  { kind: 'rubies', seat: 1, within: 5 },
  { kind: 'holding', what: 'lira' },
  { kind: 'holding', what: 'red' },
  { kind: 'paid_to', seat: 1 },
  { kind: 'stopped' },
];
const of = (fact: Fact, value: number, other: number, gain = true): Reason => ({
  fact,
  value,
  other,
  noise: 0.01,
  gain,
});

test('every reason has a sentence in every language, and another one the other way round', () => {
  for (const parts of [bazaar, dice] as unknown as Parts[])
    for (const locale of LOCALES) {
      overwriteGetLocale(() => locale);
      for (const fact of FACTS) {
        const [more, less] = [of(fact, 0.9, 0.2), of(fact, 0.2, 0.9)].map((one) =>
          reason(one, 0, name, parts),
        );
        expect(more, `${locale} ${fact.kind}`).toMatch(/\.$/);
        expect(less).not.toBe(more);
        expect(`${more}${less}`).not.toMatch(/undefined|NaN|\{/);
      }
    }
});

test('a number has its form of the word in every language', () => {
  const said = (locale: (typeof LOCALES)[number], fact: Fact, change: number) => {
    overwriteGetLocale(() => locale);
    return reason(of(fact, 3 + change, 3), 0, name, bazaar as unknown as Parts);
  };
  const [next, rubies] = [FACTS[0]!, FACTS[1]!];
  const changes = [-0.97, -1.5, -2, -5];
  const turns = {
    en: ['1 turn', '1.5 turns', '2 turns', '5 turns'],
    de: ['1 Zug', '1,5 Züge', '2 Züge', '5 Züge'],
    pl: ['1 tury', '1,5 tury', '2 tur', '5 tur'],
  };
  for (const locale of LOCALES)
    changes.forEach((change, i) =>
      expect(said(locale, next, change)).toContain(` ${turns[locale][i] ?? '?'} `),
    );
  expect(said('en', rubies, 1)).toBe('About 1 ruby more within 5 turns.');
  expect(said('en', rubies, -2)).toBe('About 2 rubies fewer within 5 turns.');
  expect(said('de', rubies, 1)).toBe('In 5 Zügen etwa 1 Rubin mehr.');
  expect(said('pl', rubies, 2)).toBe('W ciągu 5 tur o około 2 rubinów więcej.');
  expect(said('en', FACTS[2]!, 1)).toBe('Bora gets about 1 ruby more within 5 turns.');
});

test('whatever bots count has a name and an icon', () => {
  const features = '../crates/bots/src';
  const counted = (file: string): string[] => {
    const source = readFileSync(`${features}/${file}`, 'utf8');
    const body = source.slice(source.indexOf('fn facts(')).split(/\n {0,4}\}\n/)[0] ?? '';
    return [...body.matchAll(/\("([a-z_]+)",/g)].map(([, what = '']) => what);
  };
  const boxes = ['features.rs', 'mocha/features.rs', 'letters/features.rs'].map((file) => `bazaar/${file}`);
  const all = boxes.map(counted);
  expect(all.map((names) => names.length > 0)).toEqual([true, true, true]);
  for (const what of all.flat()) expect(bazaar.thing(what)?.label, what).toMatch(/./);
  const rolled = counted('dice/facts.rs');
  expect(rolled.length).toBeGreaterThan(5);
  for (const what of rolled) expect(dice.thing(what)?.label, what).toMatch(/./);
});

test('a difference of nothing is no reason, and neither is something without a name', () => {
  const parts = bazaar as unknown as Parts;
  expect(reason(of({ kind: 'next_ruby', within: 8 }, 2, 2.02), 0, name, parts)).toBe('');
  expect(reason(of({ kind: 'holding', what: 'luggage' }, 2, 5), 0, name, parts)).toBe('');
});

test('reasons speak for the judgement, and what speaks against it says so', () => {
  const parts = bazaar as unknown as Parts;
  const [pays, fabric] = [
    of({ kind: 'paid_to', seat: 1 }, 0, 2),
    of({ kind: 'holding', what: 'red' }, 0, 2, false),
  ];
  const said = (all: Reason[], better: boolean) => reasons({ reasons: all, better }, 0, name, parts);
  expect(said([pays], true)).toBe('Pays 2 Lira less to Bora.');
  expect(said([pays, fabric], true)).toBe('Pays 2 Lira less to Bora. But: Fabric: 2 less with this turn.');
  expect(said([fabric], true)).toBe('Better all the same: Fabric: 2 less with this turn.');
  expect(said([pays], false)).toBe('Worse all the same: Pays 2 Lira less to Bora.');
});

test('a turning point says who, what and what was better', () => {
  const parts = bazaar as unknown as Parts;
  const point = { turn: 3, ply: 9, seat: 1, change: -0.1, action: 'move-9', better: 'move-14' };
  expect(turningPoint({ ...point, cause: 'choice' }, name, parts)).toBe(
    'Bora chose “Tea House”, better was “Small Mosque”',
  );
  expect(turningPoint({ ...point, cause: 'luck', action: 'dice-5-6', change: 0.2 }, name, parts)).toBe(
    'Bora: luck with “5 + 6”',
  );
});

test('luck names the card, the tile or the letter that was drawn', () => {
  const point = { turn: 3, ply: 9, seat: 1, change: 0.2, cause: 'luck' as const };
  const said = (parts: unknown, action: string) => turningPoint({ ...point, action }, name, parts as Parts);
  expect(said(bazaar, 'draw-five-lira')).toBe('Bora: luck with “5 Lira”');
  expect(said(bazaar, 'draw-dice-yield')).not.toMatch(/a draw|draw-|undefined/);
  for (const drawn of ['demand-s2', 'draw-guild-7', 'draw-letter-9', 'reveal-3'])
    expect(said(bazaar, drawn), drawn).not.toMatch(/“a draw”|[a-z]-[a-z\d]|undefined|“”/);
  for (const drawn of ['draw-crate-blue', 'dice-1red-2coin'])
    expect(said(dice, drawn), drawn).not.toMatch(/“a draw”|[a-z]-[a-z\d]|undefined|“”/);
});

test('a mark says why the number beside it may be larger than its limit', () => {
  const report = { thresholds: { masterpiece: 0.008, sound: 0.035, crack: 0.128 } } as Report;
  for (const locale of LOCALES) {
    overwriteGetLocale(() => locale);
    for (const mark of ['sound', 'crack', 'shard'] as const)
      expect(aboutMark(mark, report), `${locale} ${mark}`).toMatch(/\d.*\..*\.$/);
  }
  overwriteGetLocale(() => 'en');
  // “Sound −6.0” goes by what is left after twice the noise.
  expect(aboutMark('sound', report)).toContain('at most 3.5 points were surely given away. The number is');
  expect(surely(0.06, 0.0145)).toBe('surely −3.1');
  expect(surely(0.06, 0), 'the same number is not said twice').toBe('');
  expect(surely(0.02, 0.5), 'nothing is given away below nothing').toBe('surely 0');
  expect([0.47, 1.1, -0.2, -0.001].map(withoutLuck)).toEqual(['47 %', '110 %', '−20 %', '0 %']);
});

test('every answer of the records has words and no holes', () => {
  const written = [
    'move-9 long-way-3 stay leave pick-up stop pay act skip done take-red take-pile discard-long-way recall-all recall-4',
    'announce-7 turn-low sell-blue send-12 deliver-red-blue tile-green again catch-2-card governor smuggler-red pay-lira',
    'pay-good-blue end one-good-red five-lira family-home-card assistant-back-5 call-back-7 guild-9 discard-guild-3',
    'barrier-3-4 use-5 tavern-movement baksheesh-13 tavern-pair-barrier-ruby trader trader-lira corner-6 two-coffee',
    'give-coffee receive-red six-high move-companion-4 two-steps-3 anywhere-8 jump-1 family-walk-5 enter companion-home',
    'discard-letter-7-delivered bid-12 pass society-16 emerge-2 courier bonus-turn good-lira-red from-afar-governor copy',
  ].join(' ');
  for (const notation of written.split(' '))
    expect((bazaar as unknown as Parts).label(notation, name), notation).not.toMatch(/undefined|NaN|^$|-\d/);
  const rolled =
    'reveal roll reroll-1red-2coin pair-red two-different coins cards-2 tile-card-red ruby-left by-hand end give-1red-2blue pay-1-2 take-1red choose-goods-blue accept decline give-up-die-2 sell-red pick-blue';
  for (const notation of rolled.split(' '))
    expect((dice as unknown as Parts).label(notation, name), notation).not.toMatch(/undefined|NaN|^$/);
});

test('numbers have signs, and names fit', () => {
  expect([0.46, -0.03, 0.001].map((n) => signed(n))).toEqual(['+46', '−3', '0']);
  expect(short('Konstantinos Paraskevopoulos', 12)).toBe('Konstantino…');
  expect(lines('one two three four', 9)).toEqual(['one two', 'three fo…'.slice(0, 8) + '…']);
});
