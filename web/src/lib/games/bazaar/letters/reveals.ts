// What Letters & Seals uncovers.
import { m } from '../../../../paraglide/messages.js';
import type { RevealRow } from '../words/reveal';

export const LETTERS_REVEALS: Record<'letter', RevealRow> = {
  letter: { icon: 'letter-1', text: m.say_draws_letter, onButton: true },
};

export const LETTERS_CAUSES: Record<'letter' | 'kiosk' | 'die', () => string> = {
  letter: m.cause_letter,
  kiosk: m.cause_tile,
  die: m.cause_dice,
};
