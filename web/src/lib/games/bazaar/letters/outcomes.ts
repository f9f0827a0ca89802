// What the events of Letters & Seals add to the outcome of a turn.
import { silent, type OutcomeRows } from '../log/outcome';
import type { LettersEvent } from './events';

export const LETTERS_OUTCOMES: OutcomeRows<LettersEvent> = {
  letter_drawn: (event, sum) => sum.came(event.seat, 'letter-1'),
  letter_delivered: (event, sum) => {
    sum.went(event.seat, 'letter-1');
    sum.came(event.seat, 'letter-2');
  },
  letter_discarded: (event, sum) => sum.went(event.seat, event.letter.delivered ? 'letter-2' : 'letter-1'),
  letters_shuffled: silent,
  companion_entered: (event, sum) => sum.arrive(event.seat, event.place),
  companion_moved: (event, sum) => sum.arrive(event.seat, event.to),
  companion_home: silent,
  family_walked: (event, sum) => sum.arrive(event.seat, event.to),
  kiosk_revealed: silent,
  kiosk_shuffled: silent,
  // What a tile of the kiosk brings is told by the events that follow.
  kiosk_taken: silent,
  kiosk_used: silent,
  kiosk_left: silent,
  die_rolled: (event, sum) => sum.roll(event.seat, [event.number]),
  bid_made: silent,
  bid_passed: silent,
  // What was bid is told when it is paid.
  auction_won: silent,
  bid_paid: (event, sum) => {
    sum.went(event.seat, 'lira', event.lira);
    sum.came(event.to, 'lira', event.lira);
  },
  card_copied: (event, sum) => sum.went(event.seat, 'bonus-back'),
  bonus_turn: silent,
};
