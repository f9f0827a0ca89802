// Everything that is explained the first time it comes up at a table of the board game.
import type { CameUp, FirstList } from '../../../firsts/first';
import { BASE_FIRSTS } from '../firsts/base';
import { atPlace, type BoxFirsts } from '../firsts/row';
import { LETTERS_FIRSTS } from '../letters/firsts';
import { MOCHA_FIRSTS } from '../mocha/firsts';
import type { Play } from '../table/play.svelte';
import { isOffTurn } from './rounds';

const BOXES: readonly BoxFirsts[] = [BASE_FIRSTS, MOCHA_FIRSTS, LETTERS_FIRSTS];

export const BAZAAR_FIRSTS: FirstList = Object.assign({}, ...BOXES.map(({ list }) => list)) as FirstList;

/** Where somebody has come to act. */
function place(play: Play): CameUp[] {
  const { asked, me, view } = play;
  if (!asked || !me || isOffTurn(view) || BOXES.some(({ nowhere }) => nowhere.includes(asked.question.ask)))
    return [];
  const here = asked.question.ask === 'act' ? asked.question.place : me.place;
  return [atPlace(`place-${here}`, here)];
}

/** What comes up now, the most urgent first: what is asked, where one is, what one has. */
export function comesUp(play: Play): CameUp[] {
  // What is on its way may ask more than once before somebody has read it.
  if (!play.asked || !play.me || play.busy) return [];
  return [
    ...BOXES.flatMap((box) => box.asked(play)),
    ...place(play),
    ...BOXES.flatMap((box) => box.owned(play)),
  ];
}
