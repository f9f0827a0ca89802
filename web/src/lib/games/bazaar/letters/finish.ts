// What Letters & Seals offers at the end of a turn: the courier, and seals for one more turn.
import { m } from '../../../../paraglide/messages.js';
import type { FinishButton } from '../questions/finish';

export const LETTERS_FINISH: readonly FinishButton[] = [
  { action: 'courier', icon: 'courier', label: m.act_courier },
  { action: 'bonus_turn', icon: 'seal', label: m.act_bonus_turn },
];
