// What chance brings, as records write it, in words: each box names its own, the longer names come first.
import { DEMAND } from '../../../types/printed';
import { goodName, list } from '../../../words';
import type { Card, Good } from '../bazaar';
import { cardName } from '../words/names';
import { boxPiles } from './piles';

function demandName(tile: string): string {
  const goods = (DEMAND as Record<string, readonly Good[] | undefined>)[tile] ?? [];
  return list(goods.map(goodName));
}

const NAMES: readonly (readonly [begins: string, name: (rest: string) => string])[] = [
  ...boxPiles().map(({ chance: [begins], named }) => [begins, named] as const),
  ['draw-', (card) => cardName(card.replaceAll('-', '_') as Card)],
  ['demand-', demandName],
  ['one-die-', (pips) => pips],
  ['dice-', (pips) => pips.replace('-', ' + ')],
];

export function outcomeName(outcome: string): string {
  const row = NAMES.find(([begins]) => outcome.startsWith(begins));
  return row ? row[1](outcome.slice(row[0].length)) : outcome;
}
