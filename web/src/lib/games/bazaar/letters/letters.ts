// Letters of one player and the sums of their seals. Whoever gives some up names them in the order of their places.
import type { Action } from '../bazaar';
import type { Letter } from '../../../types/Letter';
import { BONUS_TURN_SEALS, RUBY_SEALS } from '../../../types/printed';
import type { PlayerLettersView } from '../../../types/PlayerLettersView';

export const seals = (letters: readonly Letter[]): number =>
  letters.reduce((n, { delivered }) => n + (delivered ? 2 : 1), 0);

/** In the order in which they are named: by place, the one not delivered first. */
const byPlace = (a: Letter, b: Letter): number => a.to - b.to || Number(a.delivered) - Number(b.delivered);

export function lettersOf(player: PlayerLettersView | undefined): Letter[] {
  if (!player) return [];
  return [
    ...player.letters.map((to) => ({ to, delivered: false })),
    ...player.delivered.map((to) => ({ to, delivered: true })),
  ].sort(byPlace);
}

/** The fewest and the most seals that may be given. */
export interface Price {
  fewest: number;
  most: number;
}
const price = ([fewest, most]: readonly [number, number]): Price => ({ fewest, most });
export const BONUS_TURN = price(BONUS_TURN_SEALS);
export const RUBY = price(RUBY_SEALS);

/**
 * Which letters are laid out at first, as positions in the list: delivered ones first, and as little waste as can be.
 * Nothing if the price cannot be met.
 */
export function suggested(letters: readonly Letter[], { fewest, most }: Price): number[] {
  const at = (delivered: boolean) =>
    letters.flatMap((letter, i) => (letter.delivered === delivered ? [i] : []));
  const [twos, ones] = [at(true), at(false)];
  for (let price = fewest; price <= most; price++)
    for (let pairs = Math.min(twos.length, Math.floor(price / 2)); pairs >= 0; pairs--) {
      const singles = price - 2 * pairs;
      if (singles <= ones.length)
        return [...twos.slice(0, pairs), ...ones.slice(0, singles)].sort((a, b) => a - b);
    }
  return [];
}

export const fits = (letters: readonly Letter[], { fewest, most }: Price): boolean =>
  seals(letters) >= fewest && seals(letters) <= most;

/** The chosen letters as one message; the word that it is enough is dropped where nothing more could be given. */
export const giving = (letters: readonly Letter[]): Action[] => [
  ...[...letters].sort(byPlace).map((letter): Action => ({ do: 'discard_letter', letter })),
  { do: 'done' },
];
