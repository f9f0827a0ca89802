// What a box adds to a sum of things that is paid or gained, as parts with an icon, and in words.
import type { Colour, PlayerView, Seat } from '../bazaar';
import type { Amounts } from '../../../types/Amounts';
import type { Effects } from '../../../types/Effects';
import type { Missing } from '../../../types/Missing';
import type { Movement } from '../../../types/Movement';

export interface Part {
  icon: string;
  n: number;
  /** Which one, beside its icon. */
  text?: string;
  /** In a list of everything; empty where another part has said it. */
  words: string;
}

/** Something of a box that moves. */
export interface Moved {
  kind: 'note' | 'gain';
  icon: string;
  text: string;
}

export interface BoxAmounts {
  /** Named after the Lira. */
  money?: (amounts: Partial<Amounts>) => Part[];
  /** Named after the cards. */
  cards?: (amounts: Partial<Amounts>) => Part[];
  /** Named after the mosque tiles. */
  tiles?: (amounts: Partial<Amounts>) => Part[];
  /** What somebody then has of the box. */
  after: (player: PlayerView, seat: Seat, effects: Effects) => PlayerView;
  missing: (missing: Missing) => string[];
  moved: (move: Movement, colour: Colour) => Moved | null;
  /** What bots count of it, by the name that they give it. */
  counted: Readonly<Record<string, Thing>>;
}

/** Something that bots count besides goods: reasons and lines of a study speak of it. */
export interface Thing {
  icon: string;
  label: () => string;
}
