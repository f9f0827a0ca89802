// Who had how many rubies when, and where each came from: the line that a game draws, from events alone.
import { m } from '../../paraglide/messages.js';
import type { Event, Told } from '../games/bazaar/bazaar';
import { RUBY_SEALS } from '../types/printed';
import type { Colour } from '../types/Colour';
import type { Seat } from '../types/Seat';
import { goodsAmounts, list, placeName } from '../words';

export interface Ruby {
  /** The turn of its owner in which it came. */
  turn: number;
  /** The moment after it came. */
  ply: number;
  /** How many its owner has with it. */
  n: number;
  /** Short, to stand beside the mark. */
  from: string;
  /** In words. */
  source: string;
  /** What was paid for it, in words; nothing if it came free. */
  paid: string;
}

export interface RubyLine {
  seat: Seat;
  colour: Colour;
  /** How many turns its owner had. */
  turns: number;
  rubies: Ruby[];
}

/** What somebody paid within one action. */
function paidIn(events: Event[], seat: Seat): string {
  return list(
    events.flatMap((event) => {
      if (!('seat' in event) || event.seat !== seat) return [];
      if (event.event === 'lira_paid') return [m.unit_lira({ n: event.lira })];
      if (event.event === 'coffee_paid') return [m.unit_coffee({ n: event.coffee })];
      return event.event === 'goods_paid' ? goodsAmounts(event.goods) : [];
    }),
  );
}

/** The Secret Society takes its seals one letter after the other. */
const SOCIETY = { place: 24, seals: RUBY_SEALS[0] };

/** The lines of the board game, one for each seat. */
export function rubyLines(colours: readonly Colour[], log: Told[]): RubyLine[] {
  const lines = colours.map((colour, seat): RubyLine => ({ seat, colour, turns: 0, rubies: [] }));
  for (const { ply, events } of log)
    for (const event of events) {
      const line = 'seat' in event ? lines[event.seat] : undefined;
      if (!line) continue;
      if (event.event === 'turn_began') line.turns += 1;
      else if (event.event === 'ruby_gained')
        line.rubies.push({
          turn: Math.max(1, line.turns),
          ply: ply + 1,
          n: event.rubies,
          from: String(event.from),
          source: `${event.from} ${placeName(event.from)}`,
          paid:
            event.from === SOCIETY.place ? m.unit_seals({ n: SOCIETY.seals }) : paidIn(events, event.seat),
        });
    }
  return lines;
}
