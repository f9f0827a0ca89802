// What the events of the base game add to the outcome of a turn.
import { m } from '../../../../paraglide/messages.js';
import { GOODS, GOOD_ICON } from '../bazaar';
import type { BaseEvent } from './base';
import { silent, type OutcomeRows } from './outcome';

export const BASE_OUTCOMES: OutcomeRows<BaseEvent> = {
  turn_began: silent,
  turn_ended: (_, sum) => sum.end(),
  moved: (event, sum) => sum.arrive(event.seat, event.to),
  stayed: (event, sum) => sum.arrive(event.seat, event.place),
  assistant_left: silent,
  assistant_picked_up: silent,
  assistant_returned: (event, sum) => sum.came(event.seat, 'assistant'),
  assistant_gained: (event, sum) => sum.came(event.seat, 'assistant'),
  stopped: (event, sum) => sum.note(event.seat, m.told_stopped()),
  action_skipped: (event, sum) => sum.note(event.seat, m.told_skipped()),
  lira_gained: (event, sum) => sum.came(event.seat, 'lira', event.lira),
  lira_paid: (event, sum) => sum.went(event.seat, 'lira', event.lira),
  merchant_paid: (event, sum) => sum.went(event.seat, 'lira', event.lira),
  good_gained: (event, sum) => sum.came(event.seat, GOOD_ICON[event.good], event.count),
  goods_paid: (event, sum) => {
    for (const good of GOODS) sum.went(event.seat, GOOD_ICON[good], event.goods[good]);
  },
  // Told by the goods that were paid and the Lira that came.
  sold: silent,
  demand_turned: silent,
  mail_moved: silent,
  wheelbarrow_extended: (event, sum) => sum.came(event.seat, 'extension'),
  mosque_tile_taken: (event, sum) => sum.came(event.seat, 'mosque-tile'),
  ruby_gained: (event, sum) => sum.came(event.seat, 'ruby'),
  card_drawn: (event, sum) => sum.came(event.seat, 'bonus-back'),
  card_taken: (event, sum) => sum.came(event.seat, 'bonus-back'),
  card_played: (event, sum) => sum.went(event.seat, 'bonus-back'),
  card_discarded: (event, sum) => sum.went(event.seat, 'bonus-back'),
  pile_shuffled: silent,
  announced: (event, sum) => sum.name(event.seat, event.number),
  rolled: (event, sum) => {
    // Neutral merchants walk by dice that nobody asked for.
    if (typeof event.roll === 'object' && 'neutral' in event.roll) return;
    sum.roll(event.seat, event.dice);
  },
  dice_turned: (event, sum) => sum.roll(event.seat, event.dice),
  family_sent: (event, sum) => sum.arrive(event.seat, event.to),
  family_called_home: silent,
  family_caught: (event, sum) => {
    if (event.seat === sum.seat) sum.meet('family');
  },
  figure_moved: (event, sum) => {
    if (typeof event.figure === 'string') sum.hasMet(event.figure.replace('_', '-'));
  },
  caravan_leader: silent,
  last_round: silent,
  game_over: silent,
};
