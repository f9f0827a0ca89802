// The dice game looked back at.
import type { ReplayParts } from '../../replay/parts';
import { diceColour } from './colours';
import type { DiceGame } from './dice';
import { diceRubies } from './ending';
import Players from './Players.svelte';
import { diceSentences } from './sentences';
import Stage from './Stage.svelte';

export const parts: ReplayParts<DiceGame> = {
  Stage,
  Players,
  sentences: diceSentences,
  colours: (view) => view.seats.map((_, seat) => diceColour(seat)),
  rubies: diceRubies,
  goal: (view) => view.rubies_to_end,
  // All eyes see the same.
  hidden: false,
};
