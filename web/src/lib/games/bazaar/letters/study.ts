// What bots count of Letters & Seals.
import { m } from '../../../../paraglide/messages.js';
import type { ThingRow } from '../study/thing';

export const LETTERS_THINGS: Record<string, ThingRow> = {
  seals: { icon: 'seal', label: m.label_seals },
};
