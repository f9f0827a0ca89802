// What the base game asks.
import { m } from '../../../../paraglide/messages.js';
import type { View } from '../bazaar';
import { finishAnswers } from '../boxes/finish';
import { EXTRA_PIECE } from '../boxes/pieces';
import type { Play } from '../table/play.svelte';
import type { Roll } from '../../../types/Roll';
import { placeName } from '../words/names';
import { plainRoom, type QuestionRows, type Room } from './question';

const lira = (n: number) => m.unit_lira({ n });
const nowhere = () => null;

type BaseAsk =
  | 'move'
  | 'assistant'
  | 'pay_merchants'
  | 'act'
  | 'warehouse_extra'
  | 'caravansary_take'
  | 'caravansary_discard'
  | 'recall'
  | 'change_roll'
  | 'black_market_good'
  | 'sell'
  | 'deliver_again'
  | 'governor_pay'
  | 'smuggler_pay'
  | 'finish'
  | 'final_cards';

export const BASE_QUESTIONS: QuestionRows<BaseAsk> = {
  move: {
    step: 'move',
    prompt: () => m.ask_move(),
    inList: () => m.home_ask_move(),
    must: (player) => m.must_move({ player }),
    place: nowhere,
    sheet: 'OnBoard',
    room: 'line',
    onBoard: ['move', EXTRA_PIECE.move],
  },
  assistant: {
    step: 'move',
    prompt: ({ place }, view) => (liesAt(view, place) ? m.ask_assistant_pick_up() : m.ask_assistant()),
    inList: ({ place }) => m.home_ask_assistant({ place: placeName(place) }),
    must: (player) => m.must_assistant({ player }),
    place: ({ place }) => place,
    sheet: 'Plain',
  },
  pay_merchants: {
    step: 'pay',
    prompt: (asked) =>
      asked.neutral > 0
        ? m.ask_pay_neutral({ lira: lira(asked.lira) })
        : m.ask_pay_merchants({ lira: lira(asked.lira) }),
    inList: () => m.home_ask_pay_merchants(),
    must: (player) => m.must_pay_merchants({ player }),
    place: nowhere,
    sheet: 'Plain',
    room: (play, { neutral }) => (neutral > 0 ? 'half' : plainRoom(play)),
    without: () => m.without_paying(),
  },
  act: {
    prompt: ({ place }, view, at) => at(place, view),
    inList: ({ place }) => m.home_ask_act({ place: placeName(place) }),
    must: (player, { place }) => m.must_act({ player, place: placeName(place) }),
    place: ({ place }) => place,
    isVisit: true,
    sheet: 'place',
    without: () => m.without_action(),
  },
  warehouse_extra: {
    prompt: () => m.ask_warehouse_extra(),
    inList: () => m.home_ask_warehouse_extra(),
    must: (player) => m.must_warehouse_extra({ player }),
    place: nowhere,
    sheet: 'ChooseGood',
    room: 'half',
  },
  caravansary_take: {
    prompt: () => m.ask_caravansary_take(),
    inList: () => m.home_ask_caravansary_take(),
    must: (player) => m.must_take_card({ player }),
    place: () => 6,
    sheet: 'Caravansary',
    room: 'tall',
  },
  caravansary_discard: {
    prompt: () => m.ask_caravansary_discard(),
    inList: () => m.home_ask_caravansary_discard(),
    must: (player) => m.must_discard({ player }),
    place: () => 6,
    sheet: 'Discard',
    room: 'tall',
    inSheet: ['discard'],
  },
  recall: {
    prompt: () => m.ask_fountain(),
    inList: () => m.home_ask_recall(),
    must: (player) => m.must_recall({ player }),
    place: () => 7,
    sheet: 'Plain',
    onBoard: ['recall'],
  },
  change_roll: {
    prompt: ({ dice: [a, b] }) => m.ask_roll_change({ a, b, sum: a + b }),
    inList: () => m.home_ask_change_roll(),
    must: (player) => m.must_change_roll({ player }),
    place: ({ roll }) => rollPlace(roll),
    sheet: 'ChangeRoll',
    room: 'tall',
    inSheet: ['keep'],
  },
  black_market_good: {
    prompt: () => m.ask_good(),
    inList: () => m.home_ask_black_market_good(),
    must: (player) => m.must_good({ player }),
    place: () => 8,
    sheet: 'ChooseGood',
    room: 'half',
  },
  sell: {
    prompt: () => m.ask_market(),
    inList: () => m.home_ask_sell(),
    must: (player) => m.must_sell({ player }),
    place: ({ market }) => (market === 'small' ? 11 : 10),
    sheet: 'Plain',
  },
  deliver_again: {
    prompt: () => m.ask_sultan_again(),
    inList: () => m.home_ask_deliver_again(),
    must: (player) => m.must_deliver_again({ player }),
    place: () => 13,
    sheet: 'SultansPalace',
    room: 'tall',
  },
  governor_pay: {
    step: 'meet',
    prompt: () => m.ask_governor_pay(),
    inList: () => m.home_ask_governor_pay(),
    must: (player) => m.must_pay({ player }),
    place: nowhere,
    sheet: 'Plain',
  },
  smuggler_pay: {
    step: 'meet',
    prompt: () => m.ask_smuggler_pay(),
    inList: () => m.home_ask_smuggler_pay(),
    must: (player) => m.must_pay({ player }),
    place: nowhere,
    sheet: 'Plain',
  },
  finish: {
    step: 'meet',
    prompt: () => m.ask_end(),
    inList: () => m.home_ask_finish(),
    must: (player) => m.must_finish({ player }),
    place: nowhere,
    sheet: 'Finish',
    room: finishRoom,
  },
  final_cards: {
    step: 'meet',
    prompt: () => m.ask_final_cards(),
    inList: () => m.home_ask_final_cards(),
    must: (player) => m.must_final_cards({ player }),
    place: nowhere,
    sheet: 'FinalCards',
    plain: true,
    room: 'half',
  },
};

/** Whether somebody's or nobody's assistant lies there for whoever is on turn. */
const liesAt = (view: View, place: number): boolean =>
  Boolean(view.seats[view.seat]?.assistants_out.includes(place)) || view.neutral_assistants.includes(place);

function rollPlace(roll: Roll): number | null {
  if (typeof roll === 'string') return null;
  return 'tea_house' in roll ? 9 : 'black_market' in roll ? 8 : null;
}

/** Whoever was caught, those who can be called, the smuggler: one row each. */
function finishRoom(play: Play): Room {
  const rows =
    new Set(play.answers('catch').map(({ action }) => (action.do === 'catch' ? action.seat : 0))).size +
    (play.answers('governor', 'again').length + finishAnswers(play).length ? 1 : 0) +
    (play.answers('smuggler').length ? 1 : 0);
  return rows > 1 ? 'tall' : rows === 1 || play.skipped.length ? 'half' : 'line';
}
