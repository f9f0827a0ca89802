// What happens with Letters & Seals, in words.
import { m } from '../../../../paraglide/messages.js';
import { said } from '../../../table/turns';
import type { EventRows } from '../log/sentence';
import { cardName, placeName } from '../words/names';
import { kioskName } from './places/kiosk';

export type LettersEvent =
  | 'letter_drawn'
  | 'letter_delivered'
  | 'letter_discarded'
  | 'letters_shuffled'
  | 'companion_entered'
  | 'companion_moved'
  | 'companion_home'
  | 'family_walked'
  | 'kiosk_revealed'
  | 'kiosk_shuffled'
  | 'kiosk_taken'
  | 'kiosk_used'
  | 'kiosk_left'
  | 'die_rolled'
  | 'bid_made'
  | 'bid_passed'
  | 'auction_won'
  | 'bid_paid'
  | 'card_copied'
  | 'bonus_turn';

const lira = (n: number) => m.unit_lira({ n });

export const LETTERS_EVENTS: EventRows<LettersEvent> = {
  letter_drawn: (event, name) =>
    said(event.seat, 'letter-1', m.ev_letter({ player: name(event.seat), place: placeName(event.letter) }), [
      event.letter,
    ]),
  letter_delivered: (event, name) =>
    said(event.seat, 'letter-2', m.ev_deliver({ player: name(event.seat), place: placeName(event.letter) }), [
      event.letter,
    ]),
  letter_discarded: (event, name) =>
    said(
      event.seat,
      'letter-1',
      m.ev_letter_given({ player: name(event.seat), place: placeName(event.letter.to) }),
    ),
  letters_shuffled: () => said(null, 'letter-1', m.ev_letters_shuffled()),
  companion_entered: (event, name) =>
    said(
      event.seat,
      'companion',
      m.ev_companion_enters({ player: name(event.seat), place: placeName(event.place) }),
      [event.place],
    ),
  companion_moved: (event, name) =>
    said(event.seat, 'companion', m.ev_companion({ player: name(event.seat), place: placeName(event.to) }), [
      event.from,
      event.to,
    ]),
  companion_home: (event, name) =>
    said(event.seat, 'companion', m.ev_companion_home({ player: name(event.seat) })),
  family_walked: (event, name) =>
    said(event.seat, 'family', m.ev_family({ player: name(event.seat), place: placeName(event.to) }), [
      event.from,
      event.to,
    ]),
  kiosk_revealed: (event) => said(null, 'open-card', m.ev_kiosk_open({ what: kioskName(event.tile) }), [22]),
  kiosk_shuffled: () => said(null, 'open-card', m.ev_kiosk_shuffled(), [22]),
  kiosk_taken: (event, name) =>
    said(
      event.seat,
      'open-card',
      m.ev_kiosk_taken({ player: name(event.seat), what: kioskName(event.tile) }),
      [22],
    ),
  kiosk_used: () => null,
  kiosk_left: (event, name) =>
    said(event.seat, 'no', m.ev_kiosk_left({ player: name(event.seat), what: kioskName(event.tile) }), [22]),
  die_rolled: (event, name) =>
    said(event.seat, 'roll', m.ev_die({ player: name(event.seat), n: event.number })),
  bid_made: (event, name) =>
    said(event.seat, 'lira', m.ev_bid({ player: name(event.seat), lira: lira(event.lira) }), [23]),
  bid_passed: (event, name) => said(event.seat, 'no', m.ev_pass({ player: name(event.seat) }), [23]),
  auction_won: (event, name) =>
    said(
      event.seat,
      'bonus-back',
      m.ev_auction_won({ player: name(event.seat), lira: lira(event.lira) }),
      [23],
    ),
  bid_paid: (event, name) =>
    said(
      event.seat,
      'lira',
      m.ev_paid({ player: name(event.seat), lira: lira(event.lira), other: name(event.to) }),
    ),
  card_copied: (event, name) =>
    said(event.seat, 'open-card', m.ev_copy({ player: name(event.seat), card: cardName(event.card) })),
  bonus_turn: (event, name) => said(event.seat, 'seal', m.ev_bonus_turn({ player: name(event.seat) })),
};
