// Who had how many rubies when in the board game, and where each came from, from events alone.
import { m } from '../../../paraglide/messages.js';
import type { Event, Told } from './bazaar';
import { boxPaid, paidAt } from './boxes/rubies';
import type { RubyLine } from '../../rubies/rubies';
import type { Colour } from '../../types/Colour';
import type { Seat } from '../../types/Seat';
import { list } from '../../words';
import { goodsCounts, placeName } from './words/names';

/** What somebody paid within one action. */
function paidIn(events: Event[], seat: Seat): string {
  return list(
    events.flatMap((event) => {
      if (!('seat' in event) || event.seat !== seat) return [];
      if (event.event === 'lira_paid') return [m.count_lira({ n: event.lira })];
      return event.event === 'goods_paid' ? goodsCounts(event.goods) : boxPaid(event);
    }),
  );
}

/** The lines of the board game, one for each seat. */
export function rubyLines(colours: readonly Colour[], log: Told[]): RubyLine[] {
  const lines = colours.map((colour, seat): RubyLine => ({ seat, colour, turns: 0, began: [], rubies: [] }));
  for (const { ply, events } of log)
    for (const event of events) {
      const line = 'seat' in event ? lines[event.seat] : undefined;
      if (!line) continue;
      if (event.event === 'turn_began') {
        line.turns += 1;
        line.began.push(ply);
      } else if (event.event === 'ruby_gained')
        line.rubies.push({
          turn: Math.max(1, line.turns),
          ply: ply + 1,
          n: event.rubies,
          from: String(event.from),
          source: `${event.from} ${placeName(event.from)}`,
          paid: paidAt(event.from) ?? paidIn(events, event.seat),
        });
    }
  return lines;
}
