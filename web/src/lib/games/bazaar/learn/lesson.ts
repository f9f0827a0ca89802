// The lesson: a real game in which the next thing to try is said. What was done is read from the log, so the
// lesson goes on where it was after a reload, and nothing about it is kept anywhere.
import { m } from '../../../../paraglide/messages.js';
import type { Event, Place, Seat, Told, View } from '../bazaar';
import { sum } from '../bazaar';
import type { Play } from '../table/play.svelte';

export interface Goal {
  id: 'warehouse' | 'end' | 'pick_up' | 'market' | 'pay' | 'ruby';
  title: () => string;
  text: () => string;
  /** Places worth trying; those in reach among them are lit. */
  places: (view: View, seat: Seat) => Place[];
  /** Whether this event, one of the learner's own, reaches the goal. */
  reached: (event: Event) => boolean;
}

const out = (view: View, seat: Seat) => view.seats[seat]?.assistants_out ?? [];

export const GOALS: readonly Goal[] = [
  {
    id: 'warehouse',
    title: m.learn_warehouse_title,
    text: m.learn_warehouse,
    places: () => [2, 3, 4],
    reached: ({ event }) => event === 'good_gained',
  },
  {
    id: 'end',
    title: m.learn_end_title,
    text: m.learn_end,
    places: () => [],
    reached: ({ event }) => event === 'turn_ended',
  },
  {
    id: 'pick_up',
    title: m.learn_pick_up_title,
    text: m.learn_pick_up,
    places: (view, seat) => [...out(view, seat), 7],
    reached: ({ event }) => event === 'assistant_picked_up' || event === 'assistant_returned',
  },
  {
    id: 'market',
    title: m.learn_market_title,
    text: m.learn_market,
    places: (view, seat) => (sum(view.seats[seat]?.goods ?? zero) > 1 ? [10, 11] : [2, 3, 4]),
    reached: ({ event }) => event === 'sold',
  },
  {
    id: 'pay',
    title: m.learn_pay_title,
    text: m.learn_pay,
    places: () => [],
    // Paying cannot be forced: a turn taken with open eyes is enough.
    reached: ({ event }) => event === 'merchant_paid' || event === 'turn_ended',
  },
  {
    id: 'ruby',
    title: m.learn_ruby_title,
    text: m.learn_ruby,
    places: () => [1, 13, 14, 15, 16],
    reached: ({ event }) => event === 'ruby_gained',
  },
];
const zero = { red: 0, green: 0, yellow: 0, blue: 0 };

/** How many goals this player has reached, one after the other; an event counts for one goal only. */
export function reached(log: Told[], seat: Seat): number {
  let n = 0;
  for (const { events } of log)
    for (const event of events)
      if ('seat' in event && event.seat === seat && GOALS[n]?.reached(event)) n += 1;
  return n;
}

/** What is said to somebody who has reached so many goals. */
export const textOf = (done: number): string => GOALS[done]?.text() ?? m.learn_free();

/** Places that are in reach now and worth trying. */
export function suggested(goal: Goal | undefined, play: Play): Place[] {
  if (!goal || play.seat === null || play.asked?.question.ask !== 'move') return [];
  return goal
    .places(play.view, play.seat)
    .filter((place) => {
      const target = play.targets.get(place);
      return target?.answer && target.stops !== 'no_assistant' && target.plan?.gains !== false;
    })
    .filter((place, i, all) => all.indexOf(place) === i);
}
