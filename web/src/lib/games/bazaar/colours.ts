import type { Colour, Options } from './bazaar';

/** The order in which colours are given out where nobody chose. */
const FIRST: readonly Colour[] = ['white', 'yellow', 'red', 'green', 'blue'];

/** The colour of every seat, in turn order. */
export function coloursOf(options: Pick<Options, 'players' | 'colours'>): Colour[] {
  if (options.colours?.length) return options.colours;
  return FIRST.slice(0, options.players);
}
