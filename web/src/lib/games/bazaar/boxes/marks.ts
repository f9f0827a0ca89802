// What the boxes add to the tile of a place, besides people and what lies on it.
import type { Place, PlayerView, View } from '../bazaar';
import { letterMark } from '../letters/addressed';
import { LETTERS_LINKS } from '../letters/cards';
import { MOCHA_LINKS } from '../mocha/cards';

/** The icon of something of one's own that names a place. */
export const markAt = (me: PlayerView | null, place: Place): string | null => letterMark(me, place);

/** Some link symbols are printed in the base game, but only cards of a box refer to them. */
export const isReferredTo = (link: string, { mocha, letters }: View): boolean =>
  (mocha !== undefined || !MOCHA_LINKS.includes(link)) &&
  (letters !== undefined || !LETTERS_LINKS.includes(link));
