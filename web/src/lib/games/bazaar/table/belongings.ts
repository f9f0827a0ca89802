// What a box adds to what somebody has lying before them. A box says it once; one's own board, the panels of the
// others and the replay draw it.
import type { Component } from 'svelte';
import type { PlayerView, Seat, View } from '../bazaar';
import type { Effects } from '../../../types/Effects';
import type { Play } from './play.svelte';

/** A number with its icon. */
export interface Count {
  /** Money stands beside the Lira, cards beside the bonus cards; a sum stands for pieces where these have no room. */
  kind: 'money' | 'cards' | 'sum';
  icon: string;
  label: string;
  now: number;
  /** What a press would leave. */
  after: number;
}

export interface PiecesProps {
  view: View;
  seat: Seat;
  size: number;
  /** On one's own board: what lies there can be used. */
  play?: Play;
}

export interface Belongings {
  isIn: (player: PlayerView) => boolean;
  counts: (player: PlayerView, effects: Effects | null) => Count[];
  /** The names of the cards that it adds to a hand, as far as they are seen. */
  hand?: (player: PlayerView) => string[];
  Pieces: Component<PiecesProps>;
  /** The pieces are many: they have a line of their own. */
  ownLine: boolean;
}
