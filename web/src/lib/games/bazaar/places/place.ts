// What is special about a place at the table. Each place is a component under its name, which shows what is chosen
// there and exports this row; `boxes/places.ts` is the list of all. Its drawing is in `art/tiles`, what lies on it in
// the component that ends with `Tile`.
import type { Component } from 'svelte';
import type { Action, Answer, Place, PlayerView, View } from '../bazaar';
import { m } from '../../../../paraglide/messages.js';
import type { Room } from '../questions/question';
import type { AskProps } from '../questions/sheet';
import type { Play } from '../table/play.svelte';
import type { Effects } from '../../../types/Effects';
import type { Stops } from '../../../types/Stops';
import type { Plan } from './plan';

/** Somebody who would come here, with what is paid and gained on the way. */
export interface Arrival {
  view: View;
  me: PlayerView;
  place: Place;
  effects: Effects;
  /** Where the answers that go without saying stop. */
  stops: Stops | null;
  /** Its action is among them. */
  acted: boolean;
  /** What would be in the purse. */
  lira: number;
  /** What is due to other merchants there and not paid yet. */
  due: number;
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
  /** Arithmetic, no rule: what is printed there against what one would have on arrival. Nothing where the preview
   *  says it all. */
  plan?: (arrival: Arrival) => Plan | null;
}

/** The component of a place, as it is imported: what is chosen there, and its row. */
export interface PlaceModule {
  default: Component<AskProps>;
  place: PlaceRow;
}
export type PlaceRows<Name extends string> = Record<Name, PlaceModule>;

/** What changes on a tile besides people, drawn inside its picture. */
export type PlaceTile = Component<{ view: View; place: Place }>;
export type PlaceTiles<Name extends string> = Partial<Record<Name, PlaceTile>>;

/** “3 rubies”, or that none is left. */
export const rubyTrack = (n: number): string =>
  n > 0 ? m.track_rubies({ rubies: m.unit_rubies({ n }) }) : m.track_empty();

/** “Buy for 7 Lira”. */
export const buyFor = ({ preview }: Answer): string =>
  m.act_buy_for({ lira: m.unit_lira({ n: preview.pay.lira }) });
