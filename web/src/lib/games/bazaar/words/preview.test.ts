import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Position } from '../bazaar';
import { effectsOf, lines } from './preview';

const kept = (name: string) =>
  (JSON.parse(readFileSync(`src/fixtures/${name}.json`, 'utf8')) as { position: Position }).position;

/** The icon of an encounter on the way of this answer. */
function met(name: string, notation: string): string | undefined {
  const { view, asked } = kept(name);
  const answer = asked!.answers.find((one) => one.notation === notation)!;
  const { effects, stops } = effectsOf(answer, true);
  const all = lines(effects, stops, { view, me: view.seats[view.seat]!, name: String });
  return all.find(({ text }) => text === 'then an encounter')?.icon;
}

test('an encounter shows whom one meets', () => {
  expect(met('great-move-two-figures-5', 'move-5')).toBe('governor');
  expect(met('mocha-move-3', 'move-3')).toBe('governor');
  expect(met('mocha-move-3', 'move-4')).toBe('smuggler');
  expect(met('mocha-move-5', 'move-4')).toBe('coffee-trader');
  expect(met('great-move-3', 'move-companion-7')).toBe('smuggler');
  expect(met('move-neutral', 'long-way-2')).toBe('governor');
});

test('where several are met, it is anybody', () => {
  expect(met('great-move-2', 'move-7')).toBe('other');
  expect(met('move-five', 'move-4')).toBe('other');
});
