// A piece on the board that a box gives to each player, besides merchant, assistants and family member.
import type { Action, Place, PlayerView } from '../bazaar';

export interface ExtraPiece {
  /** Its drawing, before the colour of its owner. */
  icon: string;
  name: () => string;
  /** Where a player's stands, if it is on the board. */
  at: (player: PlayerView) => Place | null;
  /** That it is there, for the ear. */
  said: (of: { player: string }) => string;
  /** The key after `g` that finds one's own. */
  key: string;
  /** The action that moves it instead of the merchant. */
  move: Action['do'];
  /** Why it cannot be chosen. */
  missing: () => string;
  /** What the Fountain does, if it brings the piece and no assistant. */
  brought: (player: PlayerView) => string | null;
}
