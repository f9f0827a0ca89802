// What every question's sheet gets. A sheet shows the answers that are neither on the board nor in the hand.
import { none, type Answer, type Goods } from '../bazaar';
import type { BoxSheetName } from '../boxes/sheets';
import type { Effects } from '../../../types/Effects';
import type { PLACE_NAMES } from '../../../types/printed';
import type { Play } from '../table/play.svelte';

/** A component beside the board: that of a place, or one that no single place has. */
export type SheetName =
  | (typeof PLACE_NAMES)[keyof typeof PLACE_NAMES]
  | 'Plain'
  | 'OnBoard'
  | 'ChooseGood'
  | 'Discard'
  | 'FamilyHome'
  | 'ChangeRoll'
  | 'Finish'
  | 'FinalCards'
  | BoxSheetName;

export interface AskProps {
  play: Play;
  /** Which sheet this is, where one component stands for several. */
  sheet: SheetName;
  /** The question in words. */
  title: string;
  showOdds: boolean;
  /** Shows what a press would change where the result will be. */
  onshow: (effects: Effects | null) => void;
  /** The answer under the pointer or the focus. */
  onlook: (answer: Answer | null) => void;
}

/** Goods given for Lira or rubies, as a preview. */
export function exchange(pay: Goods, lira: number, rubies = 0): Effects {
  const amounts = { lira: 0, goods: none, rubies: 0, cards: [], mosque_tiles: [], extensions: 0 };
  return {
    pay: { ...amounts, goods: pay },
    gain: { ...amounts, lira, rubies },
    lost: none,
    paid_to: [],
    moves: [],
    ends_turn: false,
    reveals: 'none',
  };
}
