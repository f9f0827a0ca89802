// What Letters & Seals adds to what is paid and gained: letters and their seals; and the companion moves.
import { m } from '../../../../paraglide/messages.js';
import { placeName } from '../places/places';
import type { BoxAmounts } from '../words/amount';

export const LETTERS_AMOUNTS: BoxAmounts = {
  // Each letter has its icon; in words they are counted.
  cards: ({ letters = [] }) =>
    letters.map(({ delivered }, i) => ({
      icon: delivered ? 'letter-2' : 'letter-1',
      n: 1,
      words: i === 0 ? m.unit_letters({ n: letters.length }) : '',
    })),
  missing: ({ seals }) => (seals ? [m.missing_seals({ n: seals })] : []),
  moved: (move, colour) =>
    move.move === 'companion'
      ? { kind: 'note', icon: `companion-${colour}`, text: companionWords(move.to) }
      : null,
};

const companionWords = (to: number | null) =>
  to === null ? m.say_companion_home() : m.say_companion_to({ place: placeName(to) });
