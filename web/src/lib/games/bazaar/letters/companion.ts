// The companion: a second figure of each player, whom the Fountain brings.
import { m } from '../../../../paraglide/messages.js';
import type { ExtraPiece } from '../board/piece';

export const COMPANION: ExtraPiece = {
  icon: 'companion',
  name: m.figure_companion,
  at({ letters }) {
    const companion = letters?.companion;
    return typeof companion === 'object' ? companion.at : null;
  },
  said: m.say_companion,
  key: 'p',
  move: 'move_companion',
  missing: m.why_no_companion,
  brought: ({ letters }) => (letters?.companion === 'supply' ? m.act_only_companion() : null),
};
