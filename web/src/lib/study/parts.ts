// What a study needs to know of a game besides what a replay shows: its answers in words and signs.
import type { GameTypes, ToldOf } from '../game';
import type { TurnSigns } from '../table/turns';
import type { Seat } from '../types/Seat';

export type Name = (seat: Seat) => string;

/** The way of a figure over the board. */
export interface Way {
  from: number;
  to: number;
  /** Not the merchant: the drawing of who goes. */
  figure?: string;
}

export interface StudyParts<G extends GameTypes> {
  /** An answer, written as in records, in words. */
  label: (notation: string, name: Name) => string;
  /** What chance brought, written as in records, in words: the dice, the card, the tile. */
  outcome: (notation: string) => string;
  /** The place that it leads to, by its printed number. */
  place: (notation: string) => number | null;
  placeName: (place: number) => string;
  /** The colour of the frame of a place. */
  family: (place: number) => string | null;
  way: (notation: string, view: G['view'], seat: Seat) => Way | null;
  /** What somebody is asked. */
  question: (question: G['question'], view: G['view'] | null, player: string) => string;
  /** What came of every turn, by the moment at which it began. */
  signs: (log: ToldOf<G>[], name: Name) => Map<number, TurnSigns>;
  /** A phone shows the table smaller than it is drawn: so wide and high, in pixels. Left out, it fits by itself. */
  drawnAt?: number;
  /** What a seat has, by the name that bots give it: an icon and a name. */
  thing: (what: string) => { icon: string; label: string } | null;
}
