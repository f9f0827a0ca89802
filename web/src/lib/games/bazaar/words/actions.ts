// What an answer of the base game is called: on its button, and as a chip of the turn strip.
import { m } from '../../../../paraglide/messages.js';
import { goodAmount, goodCount, goodName } from '../../../words';
import type { ActionRows } from './action';
import { cardName, placeName, tileName } from './names';

type BaseAction =
  | 'move'
  | 'long_way'
  | 'stay'
  | 'leave'
  | 'pick_up'
  | 'pick_up_neutral'
  | 'stop'
  | 'pay'
  | 'act'
  | 'skip'
  | 'done'
  | 'take'
  | 'take_pile'
  | 'take_discard'
  | 'discard'
  | 'recall_all'
  | 'recall'
  | 'roll_first'
  | 'announce'
  | 'keep'
  | 'turn'
  | 'reroll'
  | 'sell'
  | 'any_goods'
  | 'send'
  | 'deliver'
  | 'tile'
  | 'again'
  | 'catch'
  | 'governor'
  | 'smuggler'
  | 'pay_lira'
  | 'pay_good'
  | 'call_back'
  | 'end'
  | 'one_good'
  | 'five_lira'
  | 'family_home'
  | 'assistant_back'
  | 'dice'
  | 'draw'
  | 'demand';

export const BASE_ACTIONS: ActionRows<BaseAction> = {
  move: {
    label: (action) => m.act_go_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'foot', text: String(action.to) }),
    place: (action) => action.to,
  },
  long_way: {
    label: (action) => m.act_go_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'foot', text: String(action.to) }),
    place: (action) => action.to,
    card: () => 'long_way',
  },
  stay: {
    label: () => m.act_play_card({ card: cardName('stay') }),
    chip: () => ({ icon: 'no', text: cardName('stay') }),
    card: () => 'stay',
  },
  leave: {
    label: () => m.act_leave(),
    chip: () => ({ icon: 'assistant', text: '' }),
    button: true,
  },
  pick_up: {
    label: () => m.act_pick_up(),
    chip: () => ({ icon: 'assistant', text: '' }),
    button: true,
  },
  pick_up_neutral: {
    label: () => m.act_pick_up_neutral(),
    chip: () => ({ icon: 'assistant', text: '' }),
    button: true,
  },
  stop: {
    label: () => m.act_stop(),
    chip: () => ({ icon: 'no', text: '' }),
    button: true,
  },
  pay: {
    label: () => m.act_pay(),
    chip: () => ({ icon: 'lira', text: '' }),
    button: true,
  },
  act: {
    label: () => m.act_act(),
    chip: () => ({ icon: 'open-card', text: '' }),
    button: true,
  },
  skip: {
    label: () => m.act_skip(),
    chip: () => ({ icon: 'no', text: '' }),
    button: true,
  },
  done: {
    label: () => m.act_done(),
    chip: () => ({ icon: 'no', text: '' }),
    button: true,
  },
  take: {
    label: (action) => m.act_take_good({ good: goodAmount(action.good, 1) }),
    chip: (action) => ({ icon: action.good, text: '' }),
    forgotten: () => '',
  },
  take_pile: {
    label: () => m.label_pile(),
    chip: () => ({ icon: 'bonus-back', text: '' }),
  },
  take_discard: {
    label: () => m.label_discard_pile(),
    chip: () => ({ icon: 'open-card', text: '' }),
  },
  discard: {
    label: (action) => m.act_discard({ card: cardName(action.card) }),
    chip: () => ({ icon: 'open-card', text: '' }),
  },
  recall_all: {
    label: () => m.ask_fountain(),
    chip: () => ({ icon: 'assistant', text: '' }),
    button: true,
  },
  recall: {
    label: (action) => `${m.card_assistant_back()}: ${placeName(action.from)}`,
    chip: () => ({ icon: 'assistant', text: '' }),
    place: (action) => action.from,
  },
  roll_first: {
    label: () => m.act_roll_first(),
    chip: () => ({ icon: 'roll', text: '' }),
    button: true,
  },
  announce: {
    label: (action) => m.act_name({ n: action.number }),
    chip: () => ({ icon: 'roll', text: '' }),
  },
  keep: {
    label: () => m.act_keep(),
    chip: () => ({ icon: 'no', text: '' }),
    button: true,
  },
  turn: {
    label: (action) => m.act_die_to({ a: action.die }),
    chip: () => ({ icon: 'roll', text: '' }),
  },
  reroll: {
    label: () => m.act_reroll(),
    chip: () => ({ icon: 'roll', text: '' }),
  },
  sell: {
    label: (action) => goodName(action.good),
    chip: (action) => ({ icon: action.good, text: '' }),
    button: true,
  },
  any_goods: {
    label: () => cardName('any_goods'),
    chip: () => ({ icon: 'any', text: '' }),
    card: () => 'any_goods',
  },
  send: {
    label: (action) => m.act_send_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'family', text: String(action.to) }),
    place: (action) => action.to,
  },
  deliver: {
    label: () => m.ask_sultan(),
    chip: () => ({ icon: 'any', text: '' }),
  },
  tile: {
    label: (action) => m.act_take_tile({ tile: tileName(action.good) }),
    chip: (action) => ({ icon: action.good, text: '' }),
  },
  again: {
    label: () => m.ask_again(),
    chip: () => ({ icon: 'open-card', text: '' }),
    forgotten: () => m.ask_again().replace('?', ''),
  },
  catch: {
    label: (action, playerName) =>
      `${m.act_catch({ player: playerName(action.seat) })}: ${action.reward === 'lira' ? m.act_catch_lira() : m.act_catch_card()}`,
    chip: () => ({ icon: 'family', text: '' }),
    forgotten: () => '',
  },
  governor: {
    label: () => m.act_governor(),
    chip: () => ({ icon: 'bonus-back', text: '' }),
    forgotten: m.figure_governor,
  },
  smuggler: {
    label: (action) => `${m.act_smuggler()}: ${goodCount(action.good, 1)}`,
    chip: (action) => ({ icon: action.good, text: '' }),
    forgotten: m.figure_smuggler,
  },
  pay_lira: {
    label: () => m.act_pay_lira({ lira: m.unit_lira({ n: 2 }) }),
    chip: () => ({ icon: 'lira', text: '' }),
    button: true,
  },
  pay_good: {
    label: (action) => m.act_pay_good({ good: goodAmount(action.good, 1) }),
    chip: (action) => ({ icon: action.good, text: '' }),
  },
  call_back: {
    label: (action) => `${m.card_assistant_back()}: ${placeName(action.from)}`,
    chip: () => ({ icon: 'assistant', text: '' }),
    place: (action) => action.from,
  },
  end: {
    label: () => m.act_end(),
    chip: () => ({ icon: 'lock', text: '' }),
  },
  one_good: {
    label: (action) => `${cardName('one_good')}: ${goodName(action.good)}`,
    chip: (action) => ({ icon: action.good, text: '' }),
    card: () => 'one_good',
  },
  five_lira: {
    label: () => m.act_play_card({ card: cardName('five_lira') }),
    chip: () => ({ icon: 'lira', text: '' }),
    card: () => 'five_lira',
  },
  family_home: {
    label: (action) =>
      `${cardName('family_home')}: ${action.reward === 'lira' ? m.act_catch_lira() : m.act_catch_card()}`,
    chip: () => ({ icon: 'open-card', text: '' }),
    card: () => 'family_home',
  },
  assistant_back: {
    label: (action) => `${m.card_assistant_back()}: ${placeName(action.from)}`,
    chip: () => ({ icon: 'assistant', text: '' }),
    place: (action) => action.from,
    card: () => 'assistant_back',
  },
  dice: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'roll', text: '' }),
  },
  draw: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'lock', text: '' }),
  },
  demand: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'lock', text: '' }),
  },
};
