// What Letters & Seals adds to what is paid and gained: letters and their seals; and the companion moves.
import { m } from '../../../../paraglide/messages.js';
import { placeName } from '../places/places';
import type { BoxAmounts } from '../words/amount';
import { seals } from './letters';
import type { Letter } from '../../../types/Letter';
import type { PlayerLettersView } from '../../../types/PlayerLettersView';

export const LETTERS_AMOUNTS: BoxAmounts = {
  // Each letter has its icon; in words they are counted.
  cards: ({ letters = [] }) =>
    letters.map(({ delivered }, i) => ({
      icon: delivered ? 'letter-2' : 'letter-1',
      n: 1,
      words: i === 0 ? m.unit_letters({ n: letters.length }) : '',
    })),
  after(player, seat, { pay, moves }) {
    if (!player.letters) return player;
    const letters = givenUp(player.letters, pay.letters ?? []);
    for (const move of moves)
      if (move.move === 'companion' && move.seat === seat)
        letters.companion = move.to === null ? 'ready' : { at: move.to };
    return { ...player, letters };
  },
  missing: ({ seals: short }) => (short ? [m.missing_seals({ n: short })] : []),
  moved: (move, colour) =>
    move.move === 'companion'
      ? { kind: 'note', icon: `companion-${colour}`, text: companionWords(move.to) }
      : null,
  counted: { seals: { icon: 'seal', label: m.label_seals } },
};

/** What is left of somebody's letters when these are gone. */
function givenUp(own: PlayerLettersView, gone: readonly Letter[]): PlayerLettersView {
  const [letters, delivered] = [[...own.letters], [...own.delivered]];
  for (const letter of gone) {
    const side = letter.delivered ? delivered : letters;
    const at = side.indexOf(letter.to);
    if (at >= 0) side.splice(at, 1);
  }
  return { ...own, letters, delivered, seals: own.seals - seals(gone) };
}

const companionWords = (to: number | null) =>
  to === null ? m.say_companion_home() : m.say_companion_to({ place: placeName(to) });
