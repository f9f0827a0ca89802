// The dice game studied.
import { m } from '../../../paraglide/messages.js';
import type { StudyParts } from '../../study/parts';
import type { Action } from '../../types/dice/Action';
import type { Amounts } from '../../types/dice/Amounts';
import type { Sort } from '../../types/dice/Sort';
import { noDice, noGoods, SORT_ICON, type Answer, type DiceGame } from './dice';
import { diceOutcomeName } from './falls';
import { answerLabel } from './labels';
import { dicePrompt } from './questions';
import { diceTurns } from './sentences';
import { sortAmount, sortName } from './words';

const NAMES: readonly Action['do'][] = [
  'three_different',
  'four_different',
  'two_different',
  'give_up',
  'by_hand',
  'decline',
  'reveal',
  'reroll',
  'accept',
  'choose',
  'coins',
  'cards',
  'roll',
  'pair',
  'tile',
  'ruby',
  'give',
  'take',
  'sell',
  'pick',
  'dice',
  'draw',
  'open',
  'pay',
  'end',
];

/** An answer as records write it. What stands behind its name is there under every name that it may have. */
function actionIn(notation: string): Action | null {
  const name = NAMES.find((one) => {
    const written = one.replaceAll('_', '-');
    return notation === written || notation.startsWith(`${written}-`);
  });
  if (!name) return null;
  const rest = notation.slice(name.length + 1);
  const [first = '', second = '0'] = rest.split('-');
  const amounts = Object.fromEntries(
    [...rest.matchAll(/(\d+)([a-z]+)/g)].map(([, n, what]) => [what ?? '', Number(n)]),
  );
  const dice = name === 'pay' ? Number(first) : { ...noDice(), ...amounts };
  return {
    do: name,
    ...{ good: rest, track: rest, sort: rest, card: rest, tile: rest, count: Number(first) },
    ...{ dice, tiles: Number(second), goods: { ...noGoods(), ...amounts } },
  } as unknown as Action;
}

const nothing = (): Amounts =>
  ({ goods: noGoods(), brown: 0, crystals: 0, lira: 0, tiles: [], rubies: 0 }) as unknown as Amounts;

function label(notation: string): string {
  const action = actionIn(notation);
  if (!action) return notation;
  if (action.do === 'sell' || action.do === 'pick') {
    const things = sortAmount(action.sort, 1);
    return action.do === 'pick' ? m.dice_take({ things }) : m.study_sell({ things });
  }
  // What it costs and brings is not known here: the label does without.
  const preview = { pay: nothing(), gain: nothing() } as unknown as Answer['preview'];
  return answerLabel({ action, preview } as unknown as Answer);
}

function thing(what: string): { icon: string; label: string } | null {
  if (what === 'rubies') return { icon: 'ruby', label: m.study_rubies() };
  if (what === 'mosque_tiles') return { icon: 'mosque-tile', label: m.label_mosque_tiles() };
  const sort = what.replace(/^crystals$/, 'crystal') as Sort;
  return sort in SORT_ICON ? { icon: SORT_ICON[sort], label: sortName(sort) } : null;
}

export const parts: StudyParts<DiceGame> = {
  label,
  outcome: diceOutcomeName,
  place: () => null,
  placeName: () => '',
  family: () => null,
  way: () => null,
  question: (question, _, player) => dicePrompt(question, player),
  signs: (log, name) =>
    new Map(diceTurns(log, name).flatMap(({ ply, signs }) => (signs ? [[ply, signs]] : []))),
  thing,
  drawnAt: 560,
};
