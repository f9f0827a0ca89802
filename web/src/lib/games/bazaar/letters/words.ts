// The words of Letters & Seals: answers, questions and what happens.
import { m } from '../../../../paraglide/messages.js';
import type { Action, Event, Good, Question, Seat, View } from '../bazaar';
import { kioskName } from './places/kiosk';
import type { Afar } from '../../../types/Afar';
import type { Payment } from '../../../types/Payment';
import { paymentName } from '../mocha/words';
import { never } from '../../../exhaust';
import { cardName, placeName, wareName } from '../words/names';
import { goodName } from '../../../words';

const lira = (n: number) => m.unit_lira({ n });

type Of<Union, Key extends keyof Union, Name> = Extract<Union, Record<Key, Name>>;

export type LettersAction = Of<
  Action,
  'do',
  | 'move_companion'
  | 'two_steps'
  | 'anywhere'
  | 'jump'
  | 'family_walk'
  | 'enter'
  | 'companion_home'
  | 'kiosk'
  | 'discard_letter'
  | 'bid'
  | 'bid_hundred'
  | 'pass'
  | 'society'
  | 'emerge'
  | 'courier'
  | 'bonus_turn'
  | 'one_letter'
  | 'dice_letter'
  | 'good_lira'
  | 'good_and_lira'
  | 'copy'
  | 'from_afar'
  | 'draw_letter'
  | 'reveal'
  | 'one_die'
>;

export function lettersAction(action: LettersAction, playerName: (seat: Seat) => string): string {
  switch (action.do) {
    case 'move_companion':
    case 'two_steps':
      return m.act_companion_to({ place: placeName(action.to) });
    case 'anywhere':
    case 'emerge':
      return m.act_go_to({ place: placeName(action.to) });
    case 'jump':
      return m.act_jump({ player: playerName(action.seat) });
    case 'family_walk':
      return m.act_family_walk({ place: placeName(action.to) });
    case 'enter':
      return m.act_enter();
    case 'companion_home':
      return m.act_companion_home();
    case 'kiosk':
      return m.act_take_kiosk({ what: kioskName(action.tile) });
    case 'discard_letter':
      return m.act_letter({ place: placeName(action.letter.to) });
    case 'bid':
      return m.act_bid({ lira: lira(action.lira) });
    case 'bid_hundred':
      return m.act_bid_more({ lira: lira(100) });
    case 'pass':
      return m.act_pass();
    case 'society':
      return m.act_ruby_from({ place: placeName(action.from) });
    case 'courier':
      return m.act_courier();
    case 'bonus_turn':
      return m.act_bonus_turn();
    case 'one_letter':
    case 'dice_letter':
    case 'copy':
      return m.act_play_card({ card: cardName(action.do) });
    case 'from_afar':
      return afarName(action.figure);
    case 'good_lira':
      return `${cardName('good_lira')}: ${wareName(action.ware)}`;
    case 'good_and_lira':
      return m.card_good_and_lira({ good: goodName(action.good) });
    case 'draw_letter':
    case 'reveal':
    case 'one_die':
      return m.wait_chance();
    default:
      return never(action);
  }
}

/** A figure called from afar, with what is chosen with him. */
export function afarName(figure: Afar): string {
  const [who, what = ''] = figure.split('-');
  switch (who) {
    case 'governor':
      return m.act_governor();
    case 'courier':
      return m.act_courier();
    case 'smuggler':
      return `${m.figure_smuggler()}: ${goodName(what as Good)}`;
    default:
      return m.act_trader({ with: paymentName(what as Payment) });
  }
}

/** What the new places have lying on them, for the ear. */
export function lettersTrack(view: View, place: number): string {
  const { letters } = view;
  if (!letters) return '';
  switch (place) {
    case 21:
      return m.track_letters({ letters: m.unit_letters({ n: letters.letter_pile }) });
    case 22:
      return letters.kiosk_open.length
        ? m.track_kiosk({ tiles: letters.kiosk_open.map((tile) => kioskName(tile)).join('; ') })
        : '';
    case 23:
      return letters.bid ? m.track_bid({ lira: lira(letters.bid.lira) }) : '';
    case 24:
      return letters.society_lira ? m.track_society({ lira: lira(letters.society_lira) }) : '';
    default:
      return '';
  }
}

export type LettersQuestion = Of<
  Question,
  'ask',
  | 'give_letters'
  | 'kiosk'
  | 'kiosk_use'
  | 'kiosk_take'
  | 'auction'
  | 'courier_pay'
  | 'act_again'
  | 'emerge'
  | 'copy'
  | 'bonus_turn'
>;

export function lettersPrompt(question: LettersQuestion): string {
  switch (question.ask) {
    case 'give_letters':
      return question.what_for === 'bonus_turn' ? m.ask_bonus_letters() : m.ask_society();
    case 'kiosk':
      return m.ask_kiosk();
    case 'kiosk_use':
      return m.ask_kiosk_use({ what: kioskName(question.tile) });
    case 'kiosk_take':
      return m.ask_good();
    case 'auction':
      return question.lira === 0 ? m.ask_auction_open() : m.ask_auction_bid({ lira: lira(question.lira) });
    case 'courier_pay':
      return m.ask_courier();
    case 'act_again':
      return m.ask_again();
    case 'emerge':
      return m.ask_emerge();
    case 'copy':
      return m.ask_copy({ card: cardName(question.card) });
    case 'bonus_turn':
      return m.ask_bonus_turn();
    default:
      return never(question);
  }
}

/** The place that a question is about, if it is about one. */
export function lettersPlace(question: LettersQuestion): number | null {
  switch (question.ask) {
    case 'kiosk':
    case 'kiosk_use':
    case 'kiosk_take':
      return 22;
    case 'auction':
      return 23;
    case 'emerge':
      return 25;
    case 'act_again':
      return question.place;
    case 'give_letters':
      return question.what_for === 'bonus_turn' ? null : 24;
    case 'courier_pay':
    case 'copy':
    case 'bonus_turn':
      return null;
    default:
      return never(question);
  }
}

export type LettersEvent = Of<
  Event,
  'event',
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
  | 'bonus_turn'
>;

/** What happened: an icon, the words, and the places it speaks of. */
export function lettersEvent(
  event: LettersEvent,
  name: (seat: Seat) => string,
): { icon: string; text: string; places: number[] } | null {
  const told = (icon: string, text: string, places: number[] = []) => ({ icon, text, places });
  switch (event.event) {
    case 'letter_drawn':
      return told('letter-1', m.ev_letter({ player: name(event.seat), place: placeName(event.letter) }), [
        event.letter,
      ]);
    case 'letter_delivered':
      return told('letter-2', m.ev_deliver({ player: name(event.seat), place: placeName(event.letter) }), [
        event.letter,
      ]);
    case 'letter_discarded':
      return told(
        'letter-1',
        m.ev_letter_given({ player: name(event.seat), place: placeName(event.letter.to) }),
      );
    case 'letters_shuffled':
      return told('letter-1', m.ev_letters_shuffled());
    case 'companion_entered':
      return told(
        'companion',
        m.ev_companion_enters({ player: name(event.seat), place: placeName(event.place) }),
        [event.place],
      );
    case 'companion_moved':
      return told('companion', m.ev_companion({ player: name(event.seat), place: placeName(event.to) }), [
        event.from,
        event.to,
      ]);
    case 'companion_home':
      return told('companion', m.ev_companion_home({ player: name(event.seat) }));
    case 'family_walked':
      return told('family', m.ev_family({ player: name(event.seat), place: placeName(event.to) }), [
        event.from,
        event.to,
      ]);
    case 'kiosk_revealed':
      return told('open-card', m.ev_kiosk_open({ what: kioskName(event.tile) }), [22]);
    case 'kiosk_shuffled':
      return told('open-card', m.ev_kiosk_shuffled(), [22]);
    case 'kiosk_taken':
      return told(
        'open-card',
        m.ev_kiosk_taken({ player: name(event.seat), what: kioskName(event.tile) }),
        [22],
      );
    case 'kiosk_used':
      return null;
    case 'kiosk_left':
      return told('no', m.ev_kiosk_left({ player: name(event.seat), what: kioskName(event.tile) }), [22]);
    case 'die_rolled':
      return told('roll', m.ev_die({ player: name(event.seat), n: event.number }));
    case 'bid_made':
      return told('lira', m.ev_bid({ player: name(event.seat), lira: lira(event.lira) }), [23]);
    case 'bid_passed':
      return told('no', m.ev_pass({ player: name(event.seat) }), [23]);
    case 'auction_won':
      return told('bonus-back', m.ev_auction_won({ player: name(event.seat), lira: lira(event.lira) }), [23]);
    case 'bid_paid':
      return told(
        'lira',
        m.ev_paid({ player: name(event.seat), lira: lira(event.lira), other: name(event.to) }),
      );
    case 'card_copied':
      return told('open-card', m.ev_copy({ player: name(event.seat), card: cardName(event.card) }));
    case 'bonus_turn':
      return told('seal', m.ev_bonus_turn({ player: name(event.seat) }));
    default:
      return never(event);
  }
}
