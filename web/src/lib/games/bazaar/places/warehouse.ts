// The three warehouses differ in their good alone: one press fills the wheelbarrow with it.
import { m } from '../../../../paraglide/messages.js';
import { gain } from '../../../table/signs';
import { goodAmount } from '../../../words';
import { GOOD_ICON, type Good } from '../bazaar';
import type { PlaceRow } from './place';
import { nothing, plan } from './plan';

export const warehouse = (good: Good): PlaceRow => ({
  prompt: () => m.ask_warehouse(),
  button: () => m.act_fill(),
  plan: ({ me, acted }) => {
    const room = me.capacity - me.goods[good];
    if (room === 0) return nothing(m.plan_full(), m.plan_nothing());
    const words = acted ? '' : m.say_gains({ things: goodAmount(good, room) });
    return plan(gain(room, GOOD_ICON[good]), words);
  },
});
