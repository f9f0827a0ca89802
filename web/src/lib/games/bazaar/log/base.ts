// What happens in the base game, in words.
import { m } from '../../../../paraglide/messages.js';
import { said } from '../../../table/turns';
import { goodAmount, goodName, list } from '../../../words';
import { cardName, figureName, goodsAmounts, placeName } from '../words/names';
import type { EventRows } from './sentence';

export type BaseEvent =
  | 'turn_began'
  | 'turn_ended'
  | 'moved'
  | 'stayed'
  | 'assistant_left'
  | 'assistant_picked_up'
  | 'assistant_returned'
  | 'assistant_gained'
  | 'stopped'
  | 'action_skipped'
  | 'lira_gained'
  | 'lira_paid'
  | 'merchant_paid'
  | 'good_gained'
  | 'goods_paid'
  | 'sold'
  | 'demand_turned'
  | 'mail_moved'
  | 'wheelbarrow_extended'
  | 'mosque_tile_taken'
  | 'ruby_gained'
  | 'card_drawn'
  | 'card_taken'
  | 'card_played'
  | 'card_discarded'
  | 'pile_shuffled'
  | 'announced'
  | 'rolled'
  | 'dice_turned'
  | 'family_sent'
  | 'family_called_home'
  | 'family_caught'
  | 'figure_moved'
  | 'caravan_leader'
  | 'last_round'
  | 'game_over';

export const BASE_EVENTS: EventRows<BaseEvent> = {
  turn_began: () => null,
  turn_ended: () => null,
  moved: (event, name) =>
    said(event.seat, 'foot', m.ev_move({ player: name(event.seat), place: placeName(event.to) }), [
      event.from,
      event.to,
    ]),
  stayed: (event, name) =>
    said(event.seat, 'foot', m.ev_stay({ player: name(event.seat), place: placeName(event.place) }), [
      event.place,
    ]),
  assistant_left: (event, name) =>
    said(event.seat, 'assistant', m.ev_leave({ player: name(event.seat), place: placeName(event.place) }), [
      event.place,
    ]),
  assistant_picked_up: (event, name) =>
    said(event.seat, 'assistant', m.ev_pick_up({ player: name(event.seat), place: placeName(event.place) }), [
      event.place,
    ]),
  assistant_returned: (event, name) =>
    said(
      event.seat,
      'assistant',
      m.ev_recall({ player: name(event.seat), assistants: m.unit_assistants({ n: 1 }) }),
      [event.from],
    ),
  assistant_gained: (event, name) =>
    said(event.seat, 'assistant', m.ev_assistant_gained({ player: name(event.seat) })),
  stopped: (event, name) =>
    said(event.seat, 'foot', m.ev_stop({ player: name(event.seat), place: placeName(event.place) }), [
      event.place,
    ]),
  action_skipped: (event, name) =>
    said(event.seat, 'no', m.ev_skip({ player: name(event.seat), place: placeName(event.place) }), [
      event.place,
    ]),
  lira_gained: (event, name) =>
    said(event.seat, 'lira', m.ev_take({ player: name(event.seat), things: m.unit_lira({ n: event.lira }) })),
  lira_paid: (event, name) =>
    said(event.seat, 'lira', m.ev_pay({ player: name(event.seat), things: m.unit_lira({ n: event.lira }) })),
  merchant_paid: (event, name) =>
    said(
      event.seat,
      'lira',
      m.ev_paid({ player: name(event.seat), lira: m.unit_lira({ n: event.lira }), other: name(event.to) }),
      [],
      { to: event.to },
    ),
  good_gained: (event, name) =>
    said(
      event.seat,
      'any',
      m.ev_take({ player: name(event.seat), things: goodAmount(event.good, event.count) }),
    ),
  goods_paid: (event, name) =>
    said(event.seat, 'any', m.ev_pay({ player: name(event.seat), things: list(goodsAmounts(event.goods)) })),
  sold: (event, name) =>
    said(
      event.seat,
      'lira',
      m.ev_sell({
        player: name(event.seat),
        things: m.unit_goods({ n: event.sold }),
        lira: m.unit_lira({ n: event.lira }),
      }),
      [event.market === 'small' ? 11 : 10],
    ),
  demand_turned: (event) => {
    const place = event.market === 'small' ? 11 : 10;
    return said(null, 'place-sell', m.ev_demand({ place: placeName(place) }), [place]);
  },
  mail_moved: () => null,
  wheelbarrow_extended: (event, name) =>
    said(event.seat, 'extension', m.ev_extend({ player: name(event.seat), n: event.capacity }), [1]),
  mosque_tile_taken: (event, name) =>
    said(event.seat, 'mosque-tile', m.ev_mosque({ player: name(event.seat), good: goodName(event.good) })),
  ruby_gained: (event, name) =>
    said(
      event.seat,
      'ruby',
      m.ev_ruby({ player: name(event.seat), n: event.rubies, source: placeName(event.from) }),
      [event.from],
      {
        weight: 'bold',
      },
    ),
  card_drawn: (event, name) =>
    event.card === null
      ? said(event.seat, 'bonus-back', m.ev_draw({ player: name(event.seat), cards: m.unit_cards({ n: 1 }) }))
      : said(
          event.seat,
          'bonus-back',
          m.ev_draw_known({ player: name(event.seat), card: cardName(event.card) }),
        ),
  card_taken: (event, name) =>
    said(event.seat, 'open-card', m.ev_take_card({ player: name(event.seat), card: cardName(event.card) })),
  card_played: (event, name) =>
    said(event.seat, 'open-card', m.ev_play({ player: name(event.seat), card: cardName(event.card) })),
  card_discarded: (event, name) =>
    said(event.seat, 'open-card', m.ev_discard({ player: name(event.seat), card: cardName(event.card) })),
  pile_shuffled: (event) =>
    said(null, 'bonus-back', m.ev_shuffle({ cards: m.count_cards({ n: event.cards }) })),
  announced: (event, name) =>
    said(event.seat, 'roll', m.ev_tea({ player: name(event.seat), n: event.number }), [9]),
  rolled: (event, name) => {
    const [a, b] = event.dice;
    return said(event.seat, 'roll', m.ev_roll({ player: name(event.seat), a, b, sum: a + b }));
  },
  dice_turned: (event, name) => {
    const [a, b] = event.dice;
    return said(event.seat, 'roll', m.ev_die_set({ player: name(event.seat), a, b, sum: a + b }));
  },
  family_sent: (event, name) =>
    said(event.seat, 'family', m.ev_family({ player: name(event.seat), place: placeName(event.to) }), [
      12,
      event.to,
    ]),
  family_called_home: (event, name) =>
    said(event.seat, 'family', m.ev_family_home({ player: name(event.seat) }), [event.from, 12]),
  family_caught: (event, name) =>
    said(
      event.seat,
      'family',
      m.ev_catch({ player: name(event.seat), other: name(event.of) }),
      [event.place, 12],
      {
        to: event.of,
      },
    ),
  figure_moved: (event) =>
    said(
      null,
      typeof event.figure === 'string' ? event.figure.replace('_', '-') : 'other',
      m.ev_figure({ figure: figureName(event.figure), place: placeName(event.to) }),
      [event.from, event.to],
    ),
  caravan_leader: (event, name) => said(event.seat, 'bonus-back', m.ev_leader({ player: name(event.seat) })),
  last_round: (event, name) =>
    said(
      event.seat,
      'ruby',
      m.ev_last_round({ player: name(event.seat), rubies: m.unit_rubies({ n: event.rubies }) }),
      [],
      {
        weight: 'bold',
      },
    ),
  game_over: () => said(null, 'ruby', m.ev_over(), [], { weight: 'bold' }),
};
