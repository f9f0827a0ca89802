// The dice game looked back at.
import type { ReplayParts } from '../replay/parts';
import { diceColour } from './colours';
import type { DiceGame } from './dice';
import Players from './Players.svelte';
import { diceSentences } from './say';
import Stage from './Stage.svelte';

export const parts: ReplayParts<DiceGame> = {
  Stage,
  Players,
  sentences: diceSentences,
  colours: (view) => view.seats.map((_, seat) => diceColour(seat)),
  // All eyes see the same.
  hidden: false,
};
