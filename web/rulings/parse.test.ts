import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { components, facts, rulings } from './parse';

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
      ...base.notes.map((note) => ({ ...note, id: note.section })),
    ]) {
      expect(text, id).toMatch(/[.:]$/);
      expect(text, id).not.toMatch(/\]\(/);
    }
  });

  test('variants keep their sentences', () => {
    expect(new Set(base.notes.map(({ section }) => section))).toEqual(
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
    expect(reconstructed).toContain('guild cards 8, 9');
    expect(reconstructed.some((component) => component.startsWith('demand'))).toBe(false);
  });

  test('numbers come from the tables', () => {
    const { demand, copies, mail, tracks } = facts(read('base-game.md'));
    expect(Object.keys(demand)).toHaveLength(10);
    expect(demand['s1']).toEqual([1, 3, 1, 0]);
    expect(demand['l5']).toEqual([2, 0, 1, 2]);
    for (const goods of Object.values(demand)) expect(goods.reduce((a, b) => a + b)).toBe(5);
    expect(copies.reduce((a, b) => a + b)).toBe(26);
    expect(mail).toEqual([
      [0, 1, 1, 0, 2],
      [1, 0, 1, 0, 2],
      [1, 0, 1, 0, 3],
      [1, 0, 0, 1, 3],
      [1, 0, 0, 1, 4],
    ]);
    expect(tracks[1]).toEqual({ players: 3, palace: 5, dealer: 14 });
  });
});
