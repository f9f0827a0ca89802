// The ways to use a tile of the Kiosk, sorted by the halves of the tile.
import { m } from '../../../../../paraglide/messages.js';
import type { Action, Answer, Seat } from '../../bazaar';
import { actionLabel } from '../../boxes/actions';
import type { KioskTile } from '../../../../types/KioskTile';
import { oneWare, wareName } from '../../boxes/wares';
import { cardName, placeName } from '../../words/names';
import { kioskName, liraAlone } from './kiosk';

/** What is given in each half of an exchange tile, and how the half looks. */
const HALVES: Record<KioskTile, [gives: Action['do'], picture: string][]> = {
  20: [
    ['give', 'any > letter-1'],
    ['discard_letter', 'letter-1 > any'],
  ],
  21: [
    ['discard', 'open-card > letter-1'],
    ['discard_letter', 'letter-1 > bonus-back'],
  ],
  22: [
    ['pay_lira', 'coin:2 > letter-1'],
    ['discard_letter', 'letter-1 > coin:3'],
  ],
  23: [
    ['pay_lira', 'coin:2 > any'],
    ['give', 'any > coin:3'],
  ],
  24: [
    ['pay_lira', 'coin:2 > bonus-back'],
    ['discard', 'open-card > coin:3'],
  ],
};

export interface Way {
  picture: string;
  answers: Answer[];
}

export function waysOf(tile: KioskTile, answers: Answer[]): Way[] {
  const halves = HALVES[tile];
  if (!halves) {
    const plain = answers.filter(({ action }) => action.do === 'act' || action.do === 'receive');
    return plain.length ? [{ picture: '', answers: plain }] : [];
  }
  return halves
    .map(([gives, picture]) => ({ picture, answers: answers.filter(({ action }) => action.do === gives) }))
    .filter((way) => way.answers.length > 0);
}

/** A card or a letter is gone for good: it is chosen, then confirmed. */
export const isGivenUp = ({ do: kind }: Action): boolean => kind === 'discard' || kind === 'discard_letter';

/** What stands on the button of one way. */
export function useLabel(
  tile: KioskTile,
  action: Action,
  name: (seat: Seat) => string,
  great: boolean,
): string {
  switch (action.do) {
    case 'act':
      return great && liraAlone(tile, false) !== null
        ? m.act_take_kiosk({ what: kioskName(tile, false) })
        : m.act_use_kiosk({ what: kioskName(tile, great) });
    case 'receive':
      return m.act_take_kiosk({ what: oneWare(action.ware) });
    case 'give':
      return wareName(action.ware);
    case 'discard':
      return cardName(action.card);
    case 'discard_letter':
      return letterLabel(action.letter.to, action.letter.delivered);
    default:
      return actionLabel(action, name);
  }
}

/** A letter as it is named when it is given up. */
export const letterLabel = (to: number, delivered: boolean): string =>
  delivered
    ? m.letter_delivered({ n: to, place: placeName(to) })
    : m.letter_open({ n: to, place: placeName(to) });
