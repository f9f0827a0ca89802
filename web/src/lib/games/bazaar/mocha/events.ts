// What happens with Mocha & Baksheesh, in words.
import { m } from '../../../../paraglide/messages.js';
import type { Event } from '../bazaar';
import { said, type Names } from '../../../table/turns';
import type { Amounts } from '../../../types/Amounts';
import { list } from '../../../words';
import type { EventRows, Fold } from '../log/sentence';
import { goodsCounts, placeName } from '../words/names';
import { edgeName, guildName, tavernName } from './words';

export type MochaEvent =
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
    said(null, 'guild-back', m.ev_guild_shuffle({ cards: m.count_guild_cards({ n: event.cards }) }), [18]),
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
    said(null, 'coffee', m.ev_baksheesh({ things: list(goodsCounts(event.goods)) }), [19]),
};

/** Guild cards that are drawn face down one after the other are one sentence. */
export function foldGuildCards([first, ...rest]: readonly Event[], name: Names): Fold | null {
  if (first?.event !== 'guild_drawn' || first.guild !== null) return null;
  const other = rest.findIndex((event) => event.event !== 'guild_drawn');
  const n = 1 + (other < 0 ? rest.length : other);
  const drawn = m.ev_draw({ player: name(first.seat), cards: m.unit_guild_cards({ n }) });
  return { sentence: said(first.seat, 'guild-back', drawn), events: n };
}

/** Coffee that comes with goods is told with them. */
export const coffeeGained = (sum: Partial<Amounts>, event: Event): Partial<Amounts> | null =>
  event.event === 'coffee_gained' ? { ...sum, coffee: (sum.coffee ?? 0) + event.coffee } : null;

export const coffeePaid = (event: Event): string[] =>
  event.event === 'coffee_paid' ? [m.count_coffee({ n: event.coffee })] : [];
