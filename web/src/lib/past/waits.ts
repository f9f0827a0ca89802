// Somebody has opened the same table once more: who waits there for whoever looks.
import { m } from '../../paraglide/messages.js';
import type { AnyTable } from '../game';
import type { Seat } from '../types/Seat';

/** Their name, or that it is the screen; nothing if nobody waits. */
export function whoWaits(
  { again, mine }: Pick<AnyTable, 'again' | 'mine'>,
  name: (seat: Seat) => string,
): string | null {
  if (!again || (again.by !== null && mine.includes(again.by))) return null;
  return again.by === null ? m.sofa_screen() : name(again.by);
}
