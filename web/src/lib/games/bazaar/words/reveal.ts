// What a press uncovers is one row, and why there is no way back behind it another. Those of the base game are here, those of a box in its folder; `boxes/reveals.ts`
// is the list of all.
import { m } from '../../../../paraglide/messages.js';

export interface RevealRow {
  icon: string;
  text: () => string;
  /** Its icon stands on the button that uncovers it. */
  onButton?: boolean;
}

export const BASE_REVEALS: Record<'dice' | 'card' | 'tile', RevealRow> = {
  dice: { icon: 'roll', text: m.say_rolls, onButton: true },
  card: { icon: 'bonus-back', text: m.say_draws, onButton: true },
  tile: { icon: 'place-sell', text: m.say_tile },
};

export const BASE_CAUSES: Record<'dice' | 'card' | 'demand', () => string> = {
  dice: m.cause_dice,
  card: m.cause_card,
  demand: m.cause_tile,
};
