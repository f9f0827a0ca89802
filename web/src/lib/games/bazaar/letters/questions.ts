// What Letters & Seals asks. A question says the same to whoever is asked and in the list of tables.
import { m } from '../../../../paraglide/messages.js';
import type { Question } from '../bazaar';
import type { QuestionRow, QuestionRows } from '../questions/question';
import { cardName } from '../words/names';
import { kioskName, needsHand } from './places/kiosk';

type LettersAsk =
  | 'give_letters'
  | 'kiosk'
  | 'kiosk_use'
  | 'kiosk_take'
  | 'auction'
  | 'courier_pay'
  | 'act_again'
  | 'emerge'
  | 'copy'
  | 'bonus_turn';

const lira = (n: number) => m.unit_lira({ n });
const nowhere = () => null;

/** A row whose words are the same everywhere. */
const row = <Q extends Question>(
  words: (question: Q) => string,
  rest: Omit<QuestionRow<Q>, 'prompt' | 'inList'>,
): QuestionRow<Q> => ({ prompt: words, inList: words, ...rest });

export const LETTERS_QUESTIONS: QuestionRows<LettersAsk> = {
  give_letters: row(({ what_for }) => (what_for === 'bonus_turn' ? m.ask_bonus_letters() : m.ask_society()), {
    must: (player) => m.must_give_letters({ player }),
    place: ({ what_for }) => (what_for === 'bonus_turn' ? null : 24),
    sheet: 'GiveLetters',
    room: 'tall',
    inSheet: ['done'],
  }),
  kiosk: row(() => m.ask_kiosk(), {
    must: (player) => m.must_kiosk({ player }),
    place: () => 22,
    sheet: 'KioskDraft',
    room: 'tall',
    inSheet: ['act', 'skip', 'pay_lira'],
    isOpen: () => true,
  }),
  kiosk_use: row(({ tile }) => m.ask_kiosk_use({ what: kioskName(tile) }), {
    must: (player) => m.must_kiosk_use({ player }),
    place: () => 22,
    sheet: 'KioskDraft',
    room: 'tall',
    inSheet: ['act', 'skip', 'pay_lira'],
    isOpen: ({ tile }) => !needsHand(tile),
    without: () => m.without_tile(),
  }),
  kiosk_take: row(() => m.ask_good(), {
    must: (player) => m.must_good({ player }),
    place: () => 22,
    sheet: 'Wares',
    room: 'half',
    isOpen: () => true,
  }),
  auction: row(
    (bid) => (bid.lira === 0 ? m.ask_auction_open() : m.ask_auction_bid({ lira: lira(bid.lira) })),
    {
      must: (player) => m.must_auction({ player }),
      place: () => 23,
      sheet: 'AuctionBid',
      room: 'tall',
      isOpen: () => true,
    },
  ),
  courier_pay: row(() => m.ask_courier(), {
    must: (player) => m.must_pay({ player }),
    step: 'meet',
    place: nowhere,
    sheet: 'CourierPay',
    room: 'half',
    inSheet: ['pay_lira'],
  }),
  act_again: row(() => m.ask_again(), {
    must: (player) => m.must_again({ player }),
    place: ({ place }) => place,
    sheet: 'place',
    without: () => m.without_action(),
  }),
  emerge: row(() => m.ask_emerge(), {
    must: (player) => m.must_emerge({ player }),
    place: () => 25,
    sheet: 'OnBoard',
    room: 'line',
    onBoard: ['emerge'],
  }),
  // The target of the copied card is asked for in its stead.
  copy: row(({ card }) => m.ask_copy({ card: cardName(card) }), {
    must: (player) => m.must_copy({ player }),
    place: nowhere,
    sheet: 'Plain',
  }),
  bonus_turn: row(() => m.ask_bonus_turn(), {
    must: (player) => m.must_bonus_turn({ player }),
    step: 'meet',
    place: nowhere,
    sheet: 'BonusTurn',
    plain: true,
  }),
};
