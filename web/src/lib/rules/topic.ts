// A page of the rules reference: its name, its words, its rulings and what goes with it. An id is what the address
// and the table use: `place-9`, `card-stay`, `tile-red`, `figure-governor`, `turn`.
import type { BoxDrawing } from '../games/bazaar/boxes/drawings';
import type { BoxGroup } from '../games/bazaar/boxes/topics';
import type { Card } from '../types/Card';
import type { Good } from '../types/Good';
import type { Card as BazaarCard } from '../types/dice/Card';
import type { MosqueTile } from '../types/dice/MosqueTile';
import type { Place } from '../types/Place';
import type { Examples } from './example';

export type Group = 'start' | 'places' | 'cards' | 'tiles' | 'demand' | 'figures' | BoxGroup | 'dice';
/** A chapter of the reference and its heading. */
export type GroupRow = readonly [group: Group, heading: () => string];
export type FigureName = 'merchant' | 'assistant' | 'family' | 'governor' | 'smuggler' | 'neutral';

/** What is drawn beside the words. */
export type Drawing =
  | { kind: 'place'; place: Place }
  | { kind: 'card'; card: Card }
  | { kind: 'tile'; good: Good }
  | { kind: 'figure'; figure: FigureName }
  | BoxDrawing
  | { kind: 'demand' }
  | { kind: 'icon'; icon: string };

/** One of many: a card or a tile of the dice game. */
export type Thing = { id: string; name: string; text: string } & (
  { kind: 'bazaar-card'; card: BazaarCard } | { kind: 'mosque-tile'; tile: MosqueTile }
);

export interface Topic {
  id: string;
  group: Group;
  name: () => string;
  effect: () => string;
  /** What an expansion adds to it. */
  more?: () => string;
  when?: () => string;
  /** The single things that a page is about: each with a sentence of its own. */
  things?: () => Thing[];
  /** What else its page lists, in words: whoever looks for one of them finds the page. */
  listed?: () => string[];
  drawing: Drawing;
  rulings: string[];
  related: string[];
  /** Not seen on a component: `likely`; made by us: `reconstructed`. */
  sure?: 'likely' | 'reconstructed' | undefined;
  /** Which part of it is not sure. */
  why?: () => string;
}

/** What a box brings to the reference. */
export interface BoxPages {
  ruleset: string;
  name: () => string;
  /** Its rulings begin with one of these: `BN`, `M`. */
  initials: string;
  groups: readonly GroupRow[];
  topics: readonly Topic[];
  examples: Examples;
}

/** What can be played, and the pages about it. */
export interface Ruleset {
  ruleset: string;
  name: () => string;
  topics: readonly Topic[];
}
