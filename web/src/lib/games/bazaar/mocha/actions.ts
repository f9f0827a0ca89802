// What an answer of Mocha & Baksheesh is called.
import { m } from '../../../../paraglide/messages.js';
import { list } from '../../../words';
import type { ActionRows } from '../words/action';
import { cardName, placeName } from '../words/names';
import { favourName, guildName, oneWare, paymentName, tavernName } from './words';

type MochaAction =
  | 'guild'
  | 'discard_guild'
  | 'barrier'
  | 'use'
  | 'tavern'
  | 'baksheesh'
  | 'tavern_pair'
  | 'trader'
  | 'corner'
  | 'two_coffee'
  | 'coffee_guild'
  | 'coffee_lira'
  | 'dice_yield'
  | 'swap'
  | 'give'
  | 'receive'
  | 'six'
  | 'draw_guild';

export const MOCHA_ACTIONS: ActionRows<MochaAction> = {
  guild: {
    label: (action) => m.act_play_card({ card: guildName(action.guild) }),
    chip: (action) => ({ icon: 'guild-back', text: String(action.guild) }),
  },
  discard_guild: {
    label: (action) => m.act_discard({ card: guildName(action.guild) }),
    chip: (action) => ({ icon: 'guild-back', text: String(action.guild) }),
  },
  barrier: {
    label: (action) => m.act_barrier({ a: placeName(action.between[0]), b: placeName(action.between[1]) }),
    chip: () => ({ icon: 'barrier', text: '' }),
  },
  use: {
    label: (action) => m.act_use({ place: placeName(action.place) }),
    chip: (action) => ({ icon: 'barrier', text: String(action.place) }),
    place: (action) => action.place,
  },
  tavern: {
    label: (action) => m.act_take_tile({ tile: tavernName(action.kind) }),
    chip: () => ({ icon: 'coffee', text: '' }),
  },
  baksheesh: {
    label: (action) => m.act_ruby_from({ place: placeName(action.from) }),
    chip: (action) => ({ icon: 'ruby', text: String(action.from) }),
    place: (action) => action.from,
  },
  tavern_pair: {
    label: (action) => list([favourName(action.first), favourName(action.second)]),
    chip: () => ({ icon: 'coffee', text: '' }),
  },
  trader: {
    label: (action) => m.act_trader({ with: paymentName(action.payment) }),
    chip: () => ({ icon: 'coffee', text: '' }),
    forgotten: m.figure_coffee_trader,
  },
  corner: {
    label: (action) => m.act_go_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'foot', text: String(action.to) }),
    place: (action) => action.to,
    card: () => 'corner',
  },
  two_coffee: {
    label: () => m.act_play_card({ card: cardName('two_coffee') }),
    chip: () => ({ icon: 'coffee', text: '' }),
    card: () => 'two_coffee',
  },
  coffee_guild: {
    label: () => m.act_play_card({ card: cardName('coffee_guild') }),
    chip: () => ({ icon: 'coffee', text: '' }),
    card: () => 'coffee_guild',
  },
  coffee_lira: {
    label: () => m.act_play_card({ card: cardName('coffee_lira') }),
    chip: () => ({ icon: 'coffee', text: '' }),
    card: () => 'coffee_lira',
  },
  dice_yield: {
    label: () => m.act_play_card({ card: cardName('dice_yield') }),
    chip: () => ({ icon: 'roll', text: '' }),
    card: () => 'dice_yield',
  },
  swap: {
    label: () => m.act_play_card({ card: cardName('swap') }),
    chip: () => ({ icon: 'any', text: '' }),
    card: () => 'swap',
  },
  give: {
    label: (action) => m.act_give({ ware: oneWare(action.ware) }),
    chip: () => ({ icon: 'any', text: '' }),
  },
  receive: {
    label: (action) => m.act_take_good({ good: oneWare(action.ware) }),
    chip: () => ({ icon: 'any', text: '' }),
  },
  six: {
    label: () => cardName('die_to_six'),
    chip: () => ({ icon: 'roll', text: '' }),
    card: () => 'die_to_six',
  },
  draw_guild: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'lock', text: '' }),
  },
};
