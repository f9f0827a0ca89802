// The log in words. Events of one answer that belong together become one sentence; steps that follow by
// themselves are folded into the line that caused them.
import { m } from '../../../../paraglide/messages.js';
import type { Bazaar, Event, Told } from '../bazaar';
import { none } from '../bazaar';
import { never } from '../../../exhaust';
import { cardName, figureName, goodsAmounts, guildName, placeName, tavernName, things } from '../words/names';
import { goodAmount, goodName, list } from '../../../words';
import { lettersEvent } from '../letters/words';
import { edgeName } from '../mocha/words';
import { said, turnsOf, type Names, type Sentence, type TurnTold } from '../../../table/turns';

/** One sentence for each thing worth telling among the events of an answer. */
export function sentences(events: Event[], name: Names): Sentence[] {
  const out: Sentence[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (!event) continue;
    if (event.event === 'moved') {
      const next = events[i + 1];
      const player = name(event.seat);
      const place = placeName(event.to);
      const places = [event.from, event.to];
      if (next?.event === 'assistant_left') {
        out.push(said(event.seat, 'foot', m.ev_move_leave({ player, place }), places));
        i++;
      } else if (next?.event === 'assistant_picked_up') {
        out.push(said(event.seat, 'foot', m.ev_move_pick_up({ player, place }), places));
        i++;
      } else if (next?.event === 'stopped') {
        out.push(said(event.seat, 'foot', m.ev_stop({ player, place }), places));
        i++;
      } else out.push(said(event.seat, 'foot', m.ev_move({ player, place }), places));
      continue;
    }
    if (event.event === 'assistant_returned') {
      const from = [event.from];
      for (let next = events[i + 1]; next?.event === 'assistant_returned'; next = events[i + 1]) {
        from.push(next.from);
        i++;
      }
      const assistants = m.unit_assistants({ n: from.length });
      out.push(said(event.seat, 'assistant', m.ev_recall({ player: name(event.seat), assistants }), from));
      continue;
    }
    if (event.event === 'guild_drawn' && event.guild === null) {
      let cards = 1;
      for (let next = events[i + 1]; next?.event === 'guild_drawn'; next = events[i + 1]) {
        cards++;
        i++;
      }
      out.push(
        said(
          event.seat,
          'guild-back',
          m.ev_draw({ player: name(event.seat), cards: m.unit_guild_cards({ n: cards }) }),
        ),
      );
      continue;
    }
    if (event.event === 'good_gained') {
      // Several goods of one answer are one sentence.
      const goods = { ...none };
      const lost = { ...none };
      let lira = 0;
      let coffee = 0;
      for (;;) {
        const here = events[i];
        if (here?.event === 'good_gained') {
          goods[here.good] += here.count;
          lost[here.good] += here.lost;
        } else if (here?.event === 'lira_gained') lira += here.lira;
        else if (here?.event === 'coffee_gained') coffee += here.coffee;
        const next = events[i + 1];
        if (next?.event !== 'good_gained' && next?.event !== 'lira_gained' && next?.event !== 'coffee_gained')
          break;
        i++;
      }
      const taken = things({ goods, lira, coffee });
      if (taken) out.push(said(event.seat, 'any', m.ev_take({ player: name(event.seat), things: taken })));
      const gone = goodsAmounts(lost);
      if (gone.length) out.push(said(event.seat, 'no', m.ev_lost({ things: list(gone) })));
      continue;
    }
    const one = sentence(event, name);
    if (one) out.push(one);
  }
  return out;
}

function sentence(event: Event, name: Names): Sentence | null {
  switch (event.event) {
    case 'turn_began':
    case 'turn_ended':
      return null;
    case 'moved':
      return said(event.seat, 'foot', m.ev_move({ player: name(event.seat), place: placeName(event.to) }), [
        event.from,
        event.to,
      ]);
    case 'stayed':
      return said(
        event.seat,
        'foot',
        m.ev_stay({ player: name(event.seat), place: placeName(event.place) }),
        [event.place],
      );
    case 'assistant_left':
      return said(
        event.seat,
        'assistant',
        m.ev_leave({ player: name(event.seat), place: placeName(event.place) }),
        [event.place],
      );
    case 'assistant_picked_up':
      return said(
        event.seat,
        'assistant',
        m.ev_pick_up({ player: name(event.seat), place: placeName(event.place) }),
        [event.place],
      );
    case 'assistant_returned':
      return said(
        event.seat,
        'assistant',
        m.ev_recall({ player: name(event.seat), assistants: m.unit_assistants({ n: 1 }) }),
        [event.from],
      );
    case 'assistant_gained':
      return said(event.seat, 'assistant', m.ev_assistant_gained({ player: name(event.seat) }));
    case 'stopped':
      return said(
        event.seat,
        'foot',
        m.ev_stop({ player: name(event.seat), place: placeName(event.place) }),
        [event.place],
      );
    case 'action_skipped':
      return said(event.seat, 'no', m.ev_skip({ player: name(event.seat), place: placeName(event.place) }), [
        event.place,
      ]);
    case 'lira_gained':
      return said(
        event.seat,
        'lira',
        m.ev_take({ player: name(event.seat), things: m.unit_lira({ n: event.lira }) }),
      );
    case 'lira_paid':
      return said(
        event.seat,
        'lira',
        m.ev_pay({ player: name(event.seat), things: m.unit_lira({ n: event.lira }) }),
      );
    case 'merchant_paid':
      return said(
        event.seat,
        'lira',
        m.ev_paid({ player: name(event.seat), lira: m.unit_lira({ n: event.lira }), other: name(event.to) }),
        [],
        { to: event.to },
      );
    case 'good_gained':
      return said(
        event.seat,
        'any',
        m.ev_take({ player: name(event.seat), things: goodAmount(event.good, event.count) }),
      );
    case 'goods_paid':
      return said(
        event.seat,
        'any',
        m.ev_pay({ player: name(event.seat), things: list(goodsAmounts(event.goods)) }),
      );
    case 'sold':
      return said(
        event.seat,
        'lira',
        m.ev_sell({
          player: name(event.seat),
          things: m.unit_goods({ n: event.sold }),
          lira: m.unit_lira({ n: event.lira }),
        }),
        [event.market === 'small' ? 11 : 10],
      );
    case 'demand_turned': {
      const place = event.market === 'small' ? 11 : 10;
      return said(null, 'place-sell', m.ev_demand({ place: placeName(place) }), [place]);
    }
    case 'mail_moved':
      return null;
    case 'wheelbarrow_extended':
      return said(event.seat, 'extension', m.ev_extend({ player: name(event.seat), n: event.capacity }), [1]);
    case 'mosque_tile_taken':
      return said(
        event.seat,
        'mosque-tile',
        m.ev_mosque({ player: name(event.seat), good: goodName(event.good) }),
      );
    case 'ruby_gained':
      return said(
        event.seat,
        'ruby',
        m.ev_ruby({ player: name(event.seat), n: event.rubies, source: placeName(event.from) }),
        [event.from],
        {
          weight: 'bold',
        },
      );
    case 'card_drawn':
      return event.card === null
        ? said(
            event.seat,
            'bonus-back',
            m.ev_draw({ player: name(event.seat), cards: m.unit_cards({ n: 1 }) }),
          )
        : said(
            event.seat,
            'bonus-back',
            m.ev_draw_known({ player: name(event.seat), card: cardName(event.card) }),
          );
    case 'card_taken':
      return said(
        event.seat,
        'open-card',
        m.ev_take_card({ player: name(event.seat), card: cardName(event.card) }),
      );
    case 'card_played':
      return said(
        event.seat,
        'open-card',
        m.ev_play({ player: name(event.seat), card: cardName(event.card) }),
      );
    case 'card_discarded':
      return said(
        event.seat,
        'open-card',
        m.ev_discard({ player: name(event.seat), card: cardName(event.card) }),
      );
    case 'pile_shuffled':
      return said(null, 'bonus-back', m.ev_shuffle({ cards: m.unit_cards({ n: event.cards }) }));
    case 'announced':
      return said(event.seat, 'roll', m.ev_tea({ player: name(event.seat), n: event.number }), [9]);
    case 'rolled': {
      const [a, b] = event.dice;
      return said(event.seat, 'roll', m.ev_roll({ player: name(event.seat), a, b, sum: a + b }));
    }
    case 'dice_turned': {
      const [a, b] = event.dice;
      return said(event.seat, 'roll', m.ev_die_set({ player: name(event.seat), a, b, sum: a + b }));
    }
    case 'family_sent':
      return said(
        event.seat,
        'family',
        m.ev_family({ player: name(event.seat), place: placeName(event.to) }),
        [12, event.to],
      );
    case 'family_called_home':
      return said(event.seat, 'family', m.ev_family_home({ player: name(event.seat) }), [event.from, 12]);
    case 'family_caught':
      return said(
        event.seat,
        'family',
        m.ev_catch({ player: name(event.seat), other: name(event.of) }),
        [event.place, 12],
        {
          to: event.of,
        },
      );
    case 'figure_moved':
      return said(
        null,
        typeof event.figure === 'string' ? event.figure.replace('_', '-') : 'other',
        m.ev_figure({ figure: figureName(event.figure), place: placeName(event.to) }),
        [event.from, event.to],
      );
    case 'coffee_gained':
      return said(
        event.seat,
        'coffee',
        m.ev_take({ player: name(event.seat), things: m.unit_coffee({ n: event.coffee }) }),
      );
    case 'coffee_paid':
      return said(
        event.seat,
        'coffee',
        m.ev_pay({ player: name(event.seat), things: m.unit_coffee({ n: event.coffee }) }),
      );
    case 'guild_drawn':
      return said(
        event.seat,
        'guild-back',
        event.guild === null
          ? m.ev_draw({ player: name(event.seat), cards: m.unit_guild_cards({ n: 1 }) })
          : m.ev_draw_known({ player: name(event.seat), card: guildName(event.guild) }),
      );
    case 'guild_played':
      return said(
        event.seat,
        'guild-back',
        m.ev_play({ player: name(event.seat), card: guildName(event.guild) }),
        [event.guild],
        { weight: 'bold' },
      );
    case 'guild_discarded':
      return said(
        event.seat,
        'guild-back',
        m.ev_discard({ player: name(event.seat), card: guildName(event.guild) }),
      );
    case 'guild_shuffled':
      return said(
        null,
        'guild-back',
        m.ev_guild_shuffle({ cards: m.unit_guild_cards({ n: event.cards }) }),
        [18],
      );
    case 'barrier_put':
      return said(
        event.seat,
        'barrier',
        m.ev_barrier({ player: name(event.seat), between: edgeName(event.between) }),
        [...event.between],
        { weight: 'bold' },
      );
    case 'barrier_used':
      return said(
        event.seat,
        'barrier',
        m.ev_barrier_used({ player: name(event.seat), place: placeName(event.place) }),
        [event.place],
      );
    case 'tavern_tile_taken':
      return said(
        event.seat,
        'coffee',
        m.ev_tavern_tile({ player: name(event.seat), kind: tavernName(event.kind) }),
        [19],
      );
    case 'baksheesh_turned':
      return said(null, 'coffee', m.ev_baksheesh({ things: list(goodsAmounts(event.goods)) }), [19]);
    case 'caravan_leader':
      return said(event.seat, 'bonus-back', m.ev_leader({ player: name(event.seat) }));
    case 'last_round':
      return said(
        event.seat,
        'ruby',
        m.ev_last_round({ player: name(event.seat), rubies: m.unit_rubies({ n: event.rubies }) }),
        [],
        {
          weight: 'bold',
        },
      );
    case 'game_over':
      return said(null, 'ruby', m.ev_over(), [], { weight: 'bold' });
    case 'letter_drawn':
    case 'letter_delivered':
    case 'letter_discarded':
    case 'letters_shuffled':
    case 'companion_entered':
    case 'companion_moved':
    case 'companion_home':
    case 'family_walked':
    case 'kiosk_revealed':
    case 'kiosk_shuffled':
    case 'kiosk_taken':
    case 'kiosk_used':
    case 'kiosk_left':
    case 'die_rolled':
    case 'bid_made':
    case 'bid_passed':
    case 'auction_won':
    case 'bid_paid':
    case 'card_copied':
    case 'bonus_turn': {
      const told = lettersEvent(event, name);
      return told && said('seat' in event ? event.seat : null, told.icon, told.text, told.places);
    }
    default:
      return never(event);
  }
}

/** The turns of the board game. */
export const turns = (log: Told[], name: Names): TurnTold[] =>
  turnsOf<Bazaar>(log, (events) => sentences(events, name));
