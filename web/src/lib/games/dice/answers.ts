// Where the answers of a question stand: what is pressed in the dock itself, and what stands below it. The main answer
// is on the right and filled; to pass or to decline is filled only where it is the one thing that can be done.
import type { Action } from '../../types/dice/Action';
import type { Answer } from './dice';

export interface Laid {
  /** Several ways, none better than another. */
  plates: Answer[];
  second: Answer[];
  main: Answer | null;
}

const SKIPS: readonly Action['do'][] = ['decline', 'end'];
const QUIET: readonly Action['do'][] = ['by_hand'];
const HERE: readonly Action['do'][] = ['reveal', 'roll', 'accept', 'sell', 'pick', 'give_up', 'pay'];

export function lay(answers: Answer[]): Laid {
  const some = (kinds: readonly Action['do'][]) => answers.filter(({ action }) => kinds.includes(action.do));
  const here = some(HERE);
  const skips = some(SKIPS);
  const alone = answers.length === 1 ? (skips[0] ?? null) : null;
  const main = here.length === 1 ? (here[0] ?? null) : alone;
  return {
    plates: here.length > 1 ? here : [],
    second: [...some(QUIET), ...skips].filter((answer) => answer !== main),
    main,
  };
}
