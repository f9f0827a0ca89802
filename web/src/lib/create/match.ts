// What is asked for in a quick match: the usual table of a box, so that all who want it want the same.
import type { Pace } from '../types/Pace';
import type { QuickMatch } from '../types/QuickMatch';
import { BOXES, type Box } from './boxes';

/** The usual layout of the rules is the server's business: naming none, everybody names the same. */
export function quickMatch(
  box: Box,
  players: number,
  pace: Pace,
  wishes: { bots: boolean; rated: boolean },
): QuickMatch<unknown> {
  const { game, ruleset } = BOXES[box];
  const options = game === 'dice' ? { players } : { ruleset, players };
  return { game, options, players, pace, ...wishes };
}
