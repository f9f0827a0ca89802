// The board game looked back at.
import type { Bazaar } from '../bazaar';
import { sentences } from '../say/sentences';
import type { ReplayParts } from './parts';
import Players from './Players.svelte';
import Stage from './Stage.svelte';

export const parts: ReplayParts<Bazaar> = {
  Stage,
  Players,
  sentences,
  colours: (view) => view.seats.map((seat) => seat.colour),
  hidden: true,
};
