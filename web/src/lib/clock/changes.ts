// What has become of the seats since a moment ago, in words for those it did not happen to.
import { m } from '../../paraglide/messages.js';
import type { AnyTable } from '../game';
import { personName } from '../words';

export function changesOf(before: AnyTable, now: AnyTable): string[] {
  if (before.id !== now.id || now.phase !== 'running') return [];
  return now.seats.flatMap((seat, index) => {
    const was = before.seats[index];
    if (!was || now.mine.includes(index)) return [];
    const player = personName(seat.name, index);
    if (seat.stand_in && !was.stand_in) return [m.late_stand_in({ player })];
    // Whoever leaves by a press has not run out of time.
    if (
      seat.left_by !== null &&
      was.left_by === null &&
      now.late === 'resign' &&
      before.clock?.runs === index
    )
      return [m.late_resign({ player })];
    if (was.stand_in && !seat.stand_in && seat.sitter.sitter === 'person')
      return [m.late_returned({ player })];
    return [];
  });
}
