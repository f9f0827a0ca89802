// What the events of Mocha & Baksheesh add to the outcome of a turn.
import { silent, type OutcomeRows } from '../log/outcome';
import type { MochaEvent } from './events';

export const MOCHA_OUTCOMES: OutcomeRows<MochaEvent> = {
  coffee_gained: (event, sum) => sum.came(event.seat, 'coffee', event.coffee),
  coffee_paid: (event, sum) => sum.went(event.seat, 'coffee', event.coffee),
  guild_drawn: (event, sum) => sum.came(event.seat, 'guild-back'),
  // A guild card is the action of the place whose number it has, wherever one stands.
  guild_played: (event, sum) => {
    sum.arrive(event.seat, event.guild);
    sum.went(event.seat, 'guild-back');
  },
  guild_discarded: (event, sum) => sum.went(event.seat, 'guild-back'),
  guild_shuffled: silent,
  barrier_put: (event, sum) => sum.came(event.seat, 'barrier'),
  barrier_used: silent,
  tavern_tile_taken: (event, sum) => sum.came(event.seat, 'place-pot'),
  baksheesh_turned: silent,
};
