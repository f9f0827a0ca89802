// Rubies have their moment: over the board, for everybody's.
import { m } from '../../../paraglide/messages.js';
import type { Seat } from '../../types/Seat';
import type { DiceGame } from './dice';

export type Ruby = Extract<DiceGame['event'], { event: 'ruby_gained' }>;

export const isRuby = (event: DiceGame['event']): event is Ruby => event.event === 'ruby_gained';

/** Whose ruby it is, and how many that makes. */
export function momentTitle(
  ruby: Ruby,
  own: Seat | null,
  goal: number,
  name: (seat: Seat) => string,
): string {
  const { seat, rubies: n } = ruby;
  return seat === own ? m.moment_you({ n, goal }) : m.moment_title({ player: name(seat), n, goal });
}
