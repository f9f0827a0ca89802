import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARD_COPIES, CARDS, DEMAND, FIRST_PRICES, MAIL } from '../src/lib/types/printed';
import { locales } from '../src/paraglide/runtime.js';
import { components, facts, rulings } from './parse';
import { inLanguage, LOCALES } from './plugin';

const read = (name: string) => readFileSync(`../docs/rules/${name}`, 'utf8');
const base = rulings(read('base-game.md'));

describe('the rulings of docs/rules', () => {
  test('every id of the document is found once, in its words', () => {
    const ids = base.rulings.map(({ id }) => id);
    const written = [...read('base-game.md').matchAll(/^- \*\*([BN]-\d+)\*\*/gm)].map(([, id]) => id);
    expect(ids).toEqual(written);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(90);
    expect(base.rulings.find(({ id }) => id === 'B-30')).toEqual({
      id: 'B-30',
      section: 'Action phase',
      text: 'At the Tea House the number is named before the roll and lies between 3 and 12.',
      sure: 'certain',
    });
  });

  test('the expansion has its own letter', () => {
    const mocha = rulings(read('mocha-baksheesh.md')).rulings.map(({ id }) => id);
    expect(mocha.length).toBeGreaterThan(80);
    expect(mocha.every((id) => id.startsWith('M-'))).toBe(true);
  });

  test('the dice game has its own letter, and says how sure we are', () => {
    const dice = rulings(read('dice-game.md')).rulings;
    expect(dice.map(({ id }) => id)).toEqual(dice.map((_, i) => `D-${i + 1}`));
    expect(dice.length).toBeGreaterThanOrEqual(79);
    expect(dice.filter(({ sure }) => sure === null).map(({ id }) => id)).toEqual(['D-25']);
    expect(dice[3]).toEqual({
      id: 'D-4',
      section: 'The dice game: setting up, the turn, the end',
      text: 'Five dice are rolled and one more for each die tile that was owned when the turn began. There are four such tiles and four dice for them.',
      sure: 'certain; the number of tiles reconstructed',
    });
  });

  test('texts end with a full stop and hold no links', () => {
    for (const { id, text } of [
      ...base.rulings,
      ...base.notes.map((note) => ({ ...note, id: note.variant })),
    ]) {
      expect(text, id).toMatch(/[.:]$/);
      expect(text, id).not.toMatch(/\]\(/);
    }
  });

  test('variants keep their sentences', () => {
    expect(new Set(base.notes.map(({ variant }) => variant))).toEqual(
      new Set(['Neutral assistants', 'Caravan leader']),
    );
  });

  test('how sure we are comes from the provenance', () => {
    const known = components(read('provenance.md'));
    expect(known.find(({ component }) => component.startsWith('demand tiles'))?.sure).toBe('certain');
    const reconstructed = known
      .filter(({ sure }) => sure === 'reconstructed')
      .map(({ component }) => component);
    expect(reconstructed).toContain('yields of the dice card');
    expect(reconstructed).toContain('Guild cards 8, 9');
    expect(reconstructed.some((component) => component.startsWith('demand'))).toBe(false);
  });

  test('every language has the same rulings, notes and components in words of its own', () => {
    const english = inLanguage('en');
    expect(LOCALES).toEqual(locales);
    for (const locale of LOCALES.slice(1)) {
      const other = inLanguage(locale);
      expect(other.rulings.map(({ id }) => id)).toEqual(english.rulings.map(({ id }) => id));
      expect(other.rulings.map(({ sure }) => sure === null)).toEqual(
        english.rulings.map(({ sure }) => sure === null),
      );
      expect(other.notes.map(({ variant }) => variant)).toEqual(english.notes.map(({ variant }) => variant));
      expect(other.components.map(({ sure }) => sure)).toEqual(english.components.map(({ sure }) => sure));
      for (const [i, { id, text }] of other.rulings.entries()) {
        expect(text, `${locale} ${id}`).not.toBe(english.rulings[i]?.text);
        expect(text, `${locale} ${id}`).toMatch(/[.:]$/);
      }
    }
  });

  test('a translated ruling names the rulings that the English one names', () => {
    const named = (text: string) => [...text.matchAll(/\b[BNMLD]-\d+\b/g)].map(([id]) => id).sort();
    const english = new Map(inLanguage('en').rulings.map(({ id, text }) => [id, named(text)]));
    for (const locale of LOCALES.slice(1))
      for (const { id, text } of inLanguage(locale).rulings)
        expect(named(text), `${locale} ${id}`).toEqual(english.get(id));
  });

  test('how sure we are has one word in each language', () => {
    const words: Record<string, string[]> = {
      en: ['certain', 'likely', 'reconstructed'],
      de: ['sicher', 'wahrscheinlich', 'rekonstruiert'],
      pl: ['pewne', 'prawdopodobne', 'zrekonstruowane'],
    };
    for (const locale of LOCALES) {
      const said = new Set(inLanguage(locale).components.map(({ said }) => said));
      expect([...said].sort()).toEqual(words[locale]?.toSorted());
    }
  });

  test('a number at the beginning of a name is no card', () => {
    const names = components(read('provenance.md')).map(({ component }) => component);
    expect(names).toContain('42 rubies with any expansion');
  });

  test('the tables of the document are what the rules print', () => {
    const { demand, copies, mail, tracks } = facts(read('base-game.md'));
    const counts = (goods: readonly string[]) =>
      ['red', 'green', 'yellow', 'blue'].map((good) => goods.filter((other) => other === good).length);
    expect(Object.keys(demand)).toHaveLength(10);
    expect(demand).toEqual(
      Object.fromEntries(Object.entries(DEMAND).map(([tile, goods]) => [tile, counts(goods)])),
    );
    for (const goods of Object.values(demand)) expect(goods.reduce((a, b) => a + b)).toBe(5);
    expect(copies).toEqual(CARDS.base.map((card) => CARD_COPIES[card]));
    expect(copies.reduce((a, b) => a + b)).toBe(26);
    expect(mail).toEqual(MAIL.map(([goods, lira]) => [...counts(goods), lira]));
    expect(tracks).toEqual(FIRST_PRICES);
  });
});
