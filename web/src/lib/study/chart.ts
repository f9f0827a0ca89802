// What the drawings of the chart share.
import type { Colour } from '../types/Colour';
import type { Frame } from './shape';

/** The mark of each colour, as the pieces wear it. */
export const MARK_OF: Record<Colour, string> = {
  red: 'tulip',
  blue: 'dots',
  green: 'cypress',
  yellow: 'star',
  white: 'crescent',
};
export const COLOURS = Object.keys(MARK_OF) as Colour[];

export interface ChartData {
  /** The chances after every turn. */
  chances: number[][];
  colours: Colour[];
  /** Who won a ruby in which turn, from 1. */
  rubies: { turn: number; seat: number }[];
  /** Turning points, from 1. */
  flags: number[];
  /** The first turn of every round, from 0. */
  rounds: number[];
  /** So many turns are judged to the end. */
  woven: number;
}

/** The room around a drawing: a small one has less. */
export const frameOf = (width: number, height: number, turns: number, small: boolean): Frame => ({
  width,
  height,
  turns,
  top: small ? 15 : 22,
  side: small ? 7 : 14,
  bottom: small ? 15 : 20,
});
