// Who had how many rubies when, and where each came from: the line that a game draws.
import type { Colour } from '../types/Colour';
import type { Seat } from '../types/Seat';

export interface Ruby {
  /** The turn of its owner in which it came. */
  turn: number;
  /** The moment after it came. */
  ply: number;
  /** How many its owner has with it. */
  n: number;
  /** Short, to stand beside the mark. */
  from: string;
  /** In words. */
  source: string;
  /** What was paid for it, in words; nothing if it came free. */
  paid: string;
}

export interface RubyLine {
  seat: Seat;
  colour: Colour;
  /** How many turns its owner had. */
  turns: number;
  /** The moment each of them began. */
  began: number[];
  rubies: Ruby[];
}
