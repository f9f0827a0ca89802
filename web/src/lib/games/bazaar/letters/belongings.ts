// What somebody has from Letters & Seals: letters, their seals and the companion.
import { m } from '../../../../paraglide/messages.js';
import type { Belongings } from '../table/belongings';
import LetterRow from './LetterRow.svelte';

export const LETTERS_BELONGINGS: Belongings = {
  isIn: (player) => player.letters !== undefined,
  counts(player) {
    const seals = player.letters?.seals ?? 0;
    return [{ kind: 'sum', icon: 'seal', label: m.label_seals(), now: seals, after: seals }];
  },
  Pieces: LetterRow,
  ownLine: true,
};
