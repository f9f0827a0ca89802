// What is special about a place at the table. Each place is a component under its name, which shows what is chosen
// there and exports this row; `boxes/places.ts` is the list of all. Its drawing is in `art/tiles`, what lies on it in
// the component that ends with `Tile`.
import type { Action, Answer, Place, PlayerView, View } from '../bazaar';
import { m } from '../../../../paraglide/messages.js';
import type { Room } from '../questions/question';
import type { Play } from '../table/play.svelte';
import type { Effects } from '../../../types/Effects';

/** What is missing on arrival. */
export interface Short {
  icon: string;
  need: number;
  have: number;
}

/** Somebody who would come here, with what is paid and gained on the way. */
export interface Arrival {
  view: View;
  me: PlayerView;
  place: Place;
  effects: Effects;
  /** What would be in the purse. */
  lira: number;
}

export interface PlaceRow {
  /** What is asked there, in words. */
  prompt: (view: View) => string;
  /** What stands on the button, where the whole action is one press. */
  button?: (answer: Answer, play: Play) => string;
  /** How much room its sheet needs; nothing where the whole action is one press. */
  room?: Room;
  /** Whether there is anything to choose now; always, if it is not said. */
  offers?: (play: Play) => boolean;
  /** Buttons that its sheet has itself. */
  inSheet?: readonly Action['do'][];
  /** What is answered on the board. */
  onBoard?: readonly Action['do'][];
  /** What its track shows, for the ear. */
  track?: (view: View, place: Place) => string;
  /** Arithmetic, no rule: what is bought there against what one would have on arrival. */
  short?: (arrival: Arrival) => Short | null;
}

export const less = (icon: string, need: number, have: number): Short | null =>
  have < need ? { icon, need, have } : null;

/** “3 rubies”, or that none is left. */
export const rubyTrack = (n: number): string =>
  n > 0 ? m.track_rubies({ rubies: m.unit_rubies({ n }) }) : m.track_empty();

/** “Buy for 7 Lira”. */
export const buyFor = ({ preview }: Answer): string =>
  m.act_buy_for({ lira: m.unit_lira({ n: preview.pay.lira }) });
