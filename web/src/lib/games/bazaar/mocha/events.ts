// What happens with Mocha & Baksheesh, in words.
import { m } from '../../../../paraglide/messages.js';
import { said } from '../../../table/turns';
import { list } from '../../../words';
import type { EventRows } from '../log/sentence';
import { goodsAmounts, placeName } from '../words/names';
import { edgeName, guildName, tavernName } from './words';

type MochaEvent =
  | 'coffee_gained'
  | 'coffee_paid'
  | 'guild_drawn'
  | 'guild_played'
  | 'guild_discarded'
  | 'guild_shuffled'
  | 'barrier_put'
  | 'barrier_used'
  | 'tavern_tile_taken'
  | 'baksheesh_turned';

export const MOCHA_EVENTS: EventRows<MochaEvent> = {
  coffee_gained: (event, name) =>
    said(
      event.seat,
      'coffee',
      m.ev_take({ player: name(event.seat), things: m.unit_coffee({ n: event.coffee }) }),
    ),
  coffee_paid: (event, name) =>
    said(
      event.seat,
      'coffee',
      m.ev_pay({ player: name(event.seat), things: m.unit_coffee({ n: event.coffee }) }),
    ),
  guild_drawn: (event, name) =>
    said(
      event.seat,
      'guild-back',
      event.guild === null
        ? m.ev_draw({ player: name(event.seat), cards: m.unit_guild_cards({ n: 1 }) })
        : m.ev_draw_known({ player: name(event.seat), card: guildName(event.guild) }),
    ),
  guild_played: (event, name) =>
    said(
      event.seat,
      'guild-back',
      m.ev_play({ player: name(event.seat), card: guildName(event.guild) }),
      [event.guild],
      { weight: 'bold' },
    ),
  guild_discarded: (event, name) =>
    said(event.seat, 'guild-back', m.ev_discard({ player: name(event.seat), card: guildName(event.guild) })),
  guild_shuffled: (event) =>
    said(null, 'guild-back', m.ev_guild_shuffle({ cards: m.unit_guild_cards({ n: event.cards }) }), [18]),
  barrier_put: (event, name) =>
    said(
      event.seat,
      'barrier',
      m.ev_barrier({ player: name(event.seat), between: edgeName(event.between) }),
      [...event.between],
      { weight: 'bold' },
    ),
  barrier_used: (event, name) =>
    said(
      event.seat,
      'barrier',
      m.ev_barrier_used({ player: name(event.seat), place: placeName(event.place) }),
      [event.place],
    ),
  tavern_tile_taken: (event, name) =>
    said(
      event.seat,
      'coffee',
      m.ev_tavern_tile({ player: name(event.seat), kind: tavernName(event.kind) }),
      [19],
    ),
  baksheesh_turned: (event) =>
    said(null, 'coffee', m.ev_baksheesh({ things: list(goodsAmounts(event.goods)) }), [19]),
};
