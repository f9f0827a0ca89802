// The board game looked back at.
import { goalOf, type Bazaar, type View } from '../bazaar';
import { rubyLines } from '../rubies';
import { sentences } from '../log/sentences';
import type { ReplayParts } from '../../../replay/parts';
import Players from './Players.svelte';
import Stage from './Stage.svelte';

const colours = (view: View) => view.seats.map((seat) => seat.colour);

export const parts: ReplayParts<Bazaar> = {
  Stage,
  Players,
  sentences,
  colours,
  rubies: (view, log) => rubyLines(colours(view), log),
  goal: goalOf,
  hidden: true,
};
