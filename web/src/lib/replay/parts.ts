// What a replay shows of a game: its board, its players, its story in words.
import type { Component, Snippet } from 'svelte';
import type { GameTypes, ToldOf } from '../game';
import type { RubyLine } from '../rubies/rubies';
import type { Sentence } from '../table/turns';
import type { Colour } from '../types/Colour';
import type { Seat } from '../types/Seat';

export interface ReplayParts<G extends GameTypes> {
  Stage: Component<{
    view: G['view'];
    /** Places a sentence speaks of. */
    lit: number[];
    name: (seat: Seat) => string;
    onhelp: (topic: string) => void;
    /** Drawn over the places of a board: which lie there, and in how many columns. */
    over?: Snippet<[readonly number[], number]>;
  }>;
  /** `mine` are the seats of whoever looks back. */
  Players: Component<{ view: G['view']; name: (seat: Seat) => string; mine?: readonly Seat[] }>;
  sentences: (events: G['event'][], name: (seat: Seat) => string) => Sentence[];
  colours: (view: G['view']) => Colour[];
  rubies: (view: G['view'], log: ToldOf<G>[]) => RubyLine[];
  /** So many rubies end the game. */
  goal: (view: G['view']) => number;
  /** Looking with somebody's eyes shows more: hands are hidden in this game. */
  hidden: boolean;
}
