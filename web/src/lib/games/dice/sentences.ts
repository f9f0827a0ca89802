// The log of the dice game in words. What an action gives and brings is one sentence; a shortage is one line for
// each who returns something.
import { m } from '../../../paraglide/messages.js';
import { cost, gain, joined } from '../../table/signs';
import { said, turnsOf, type Names, type Sentence, type TurnSigns, type TurnTold } from '../../table/turns';
import type { Card } from '../../types/dice/Card';
import type { Dice } from '../../types/dice/Dice';
import type { Event } from '../../types/dice/Event';
import type { Sort } from '../../types/dice/Sort';
import type { Seat } from '../../types/Seat';
import { list } from '../../words';
import { cardName, isOwn } from './cards';
import { FACES, noDice, SORT_ICON, sumDice, type DiceGame, type Told } from './dice';
import { piecesOf, withoutDice } from './pieces';
import { diceWords, sortAmount, sourceName, tileName } from './words';

/** What one player gives and takes until somebody else does, or something else is told. */
interface Trade {
  seat: Seat;
  dice: Dice;
  paid: [Sort, number][];
  gained: [Sort, number][];
}

const things = (all: [Sort, number][]) => list(all.map(([sort, n]) => sortAmount(sort, n)));

function traded(trade: Trade, name: Names): Sentence {
  const player = name(trade.seat);
  const given = list([diceWords(trade.dice), things(trade.paid)]);
  const taken = things(trade.gained);
  const icon = SORT_ICON[trade.gained[0]?.[0] ?? trade.paid[0]?.[0] ?? 'lira'];
  if (!taken) return said(trade.seat, icon, m.ev_give({ player, given }));
  return said(
    trade.seat,
    icon,
    given ? m.ev_trade({ player, given, taken }) : m.ev_take({ player, things: taken }),
  );
}

export function diceSentences(events: Event[], name: Names): Sentence[] {
  const out: Sentence[] = [];
  let trade: Trade | null = null;
  let revealed: { seat: Seat; cards: Card[] } | null = null;
  const flush = () => {
    if (trade) out.push(traded(trade, name));
    if (revealed)
      out.push(
        said(
          revealed.seat,
          'bazaar-back',
          m.ev_card_revealed({ player: name(revealed.seat), cards: list(revealed.cards.map(cardName)) }),
        ),
      );
    trade = revealed = null;
  };
  const of = (seat: Seat): Trade => {
    if (revealed || (trade && trade.seat !== seat)) flush();
    return (trade ??= { seat, dice: noDice(), paid: [], gained: [] });
  };
  for (const [i, event] of events.entries()) {
    // A card that is not carried out is one sentence.
    if (event.event === 'card_chosen' && isIdle(events[i + 1])) continue;
    switch (event.event) {
      case 'dice_used': {
        const { dice } = of(event.seat);
        for (const face of FACES) dice[face] += event.dice[face];
        continue;
      }
      case 'paid':
        of(event.seat).paid.push([event.sort, event.count]);
        continue;
      case 'gained':
        of(event.seat).gained.push([event.sort, event.count]);
        continue;
      case 'card_revealed':
        if (trade || (revealed && revealed.seat !== event.seat)) flush();
        (revealed ??= { seat: event.seat, cards: [] }).cards.push(event.card);
        continue;
      default: {
        // One card that was turned up and carried out is one sentence.
        if (event.event === 'card_chosen' && isOnly(revealed, event.card)) revealed = null;
        const one = sentence(event, name);
        if (!one && event.event !== 'acted') continue;
        flush();
        if (one) out.push(one);
      }
    }
  }
  flush();
  return out;
}

/** It brought its 1 Lira alone, whether it could not or should not be carried out. */
const isIdle = (event: Event | undefined): boolean => event?.event === 'card_declined' && isOwn(event.card);

const isOnly = (revealed: { cards: Card[] } | null, card: Card): boolean =>
  revealed?.cards.length === 1 && revealed.cards[0] === card;

type Rest = Exclude<Event, { event: 'dice_used' | 'paid' | 'gained' | 'card_revealed' }>;

function sentence(event: Rest, name: Names): Sentence | null {
  switch (event.event) {
    case 'turn_began':
    case 'turn_ended':
    case 'acted':
    case 'die_taken':
      return null;
    case 'rolled':
      return said(
        event.seat,
        'roll',
        m.ev_dice_rolled({ player: name(event.seat), faces: diceWords(event.dice) }),
      );
    case 'rerolled':
      return said(
        event.seat,
        'crystal',
        m.ev_dice_rerolled({ player: name(event.seat), dice: m.unit_dice({ n: sumDice(event.dice) }) }),
      );
    case 'returned':
      return said(
        event.seat,
        SORT_ICON[event.sort],
        m.ev_shortage({ player: name(event.seat), things: sortAmount(event.sort, 1) }),
        [],
        { to: event.seat },
      );
    case 'card_chosen':
      return said(
        event.seat,
        'bazaar-back',
        m.ev_card_chosen({ player: name(event.seat), card: cardName(event.card) }),
      );
    case 'card_declined':
      return isOwn(event.card)
        ? said(event.seat, 'bazaar-back', m.ev_card_idle({ card: cardName(event.card) }))
        : said(event.seat, 'no', m.ev_card_declined({ player: name(event.seat) }));
    case 'deck_shuffled':
      return said(null, 'bazaar-back', m.ev_shuffle({ cards: m.unit_bazaar_cards({ n: event.cards }) }));
    case 'tile_gained':
      return said(
        event.seat,
        'mosque-tile',
        m.ev_tile_gained({ player: name(event.seat), tile: tileName(event.tile) }),
      );
    case 'tile_given_up':
      return said(
        event.seat,
        'mosque-tile',
        m.ev_tile_given_up({ player: name(event.seat), tile: tileName(event.tile) }),
      );
    case 'tile_opened':
      return said(null, 'mosque-tile', m.ev_tile_opened({ tile: tileName(event.tile) }));
    case 'dice_returned':
      return said(
        event.seat,
        'roll',
        m.ev_dice_returned({ player: name(event.seat), dice: m.unit_dice({ n: event.dice }) }),
      );
    case 'ruby_gained':
      return said(
        event.seat,
        'ruby',
        m.ev_ruby({ player: name(event.seat), n: event.rubies, source: sourceName(event.from) }),
        [],
        { weight: 'bold' },
      );
    case 'last_round':
      return said(
        event.seat,
        'ruby',
        m.ev_last_round({ player: name(event.seat), rubies: m.unit_rubies({ n: event.rubies }) }),
        [],
        { weight: 'bold' },
      );
    case 'game_over':
      return said(null, 'ruby', m.ev_over(), [], { weight: 'bold' });
  }
}

/** The turns of the dice game. Nothing is dealt to players: what is told before the first turn that is announced
 *  is the first turn. */
export function diceTurns(log: Told[], name: Names): TurnTold[] {
  const events = eventsByTurn(log);
  return turnsOf<DiceGame>(log, (some) => diceSentences(some, name)).map(
    ({ seat, ply, sentences }, i, all) => ({
      seat,
      ply,
      turn: all.slice(0, i + 1).filter((one) => one.seat === seat).length,
      signs: turnSigns(events[i] ?? [], seat),
      sentences,
    }),
  );
}

function eventsByTurn(log: Told[]): Event[][] {
  const turns: Event[][] = [[]];
  for (const event of log.flatMap((entry) => entry.events))
    if (event.event === 'turn_began') turns.push([]);
    else turns.at(-1)?.push(event);
  // A story that begins with a turn has nothing before it.
  return turns[0]?.some((event) => 'seat' in event) ? turns : turns.slice(1);
}

/** What went and came in a turn; its rubies once more at the end. */
function turnSigns(events: Event[], seat: Seat): TurnSigns | null {
  const { went, came } = piecesOf(withoutDice(events), seat);
  if (!went.length && !came.length) return null;
  const rubies = came.find(({ icon }) => icon === 'ruby')?.n ?? 0;
  return {
    place: null,
    placeName: '',
    went: joined(...went.map(({ icon, n }) => cost(n, icon))),
    came: joined(...came.map(({ icon, n }) => gain(n, icon))),
    net: gain(rubies, 'ruby'),
    ruby: rubies > 0,
  };
}
