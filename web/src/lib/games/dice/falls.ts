// What chance brings in the dice game, as records write it, in words.
import type { Card } from '../../types/dice/Card';
import type { MosqueTile } from '../../types/dice/MosqueTile';
import { m } from '../../../paraglide/messages.js';
import { cardName } from './cards';
import { noDice } from './dice';
import { diceWords, tileName } from './words';

export function diceOutcomeName(outcome: string): string {
  const [kind = '', rest = ''] = [
    outcome.slice(0, outcome.indexOf('-')),
    outcome.slice(outcome.indexOf('-') + 1),
  ];
  if (kind === 'draw') return cardName(rest as Card);
  if (kind === 'open') return tileName(rest as MosqueTile);
  const faces = [...rest.matchAll(/(\d)([a-z]+)/g)].map(([, n, face]) => [face, Number(n)]);
  return diceWords({ ...noDice(), ...Object.fromEntries(faces) }) || m.fair_no_dice();
}
