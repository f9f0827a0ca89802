// How much room a question needs, and which sheet it gets.
import type { Card } from '../bazaar';
import { isOnBoard } from '../cards/use';
import type { Play } from '../table/play.svelte';

export type Shape =
  | 'board'
  | 'tea'
  | 'market'
  | 'palace'
  | 'mosque'
  | 'piles'
  | 'roll'
  | 'black'
  | 'goods'
  | 'finish'
  | 'roast'
  | 'tavern'
  | 'favours'
  | 'edges'
  | 'guild'
  | 'discard'
  | 'swap'
  | 'kiosk'
  | 'auction'
  | 'letters'
  | 'society'
  | 'courier'
  | 'wares'
  | 'choices'
  | 'plain';

export function shapeOf(play: Play): Shape {
  const question = play.asked?.question;
  if (!question) return 'plain';
  const { armed } = play;
  if (armed?.what === 'barrier') return 'edges';
  if (armed?.what === 'guild') return 'guild';
  if (armed?.what === 'ruby') return 'board';
  if (armed?.what === 'tile') return 'board';
  const card = play.cardAsked;
  if (card) return ofCard(card);
  switch (question.ask) {
    case 'move':
      return 'board';
    case 'act':
      return atPlace(play, question.place);
    case 'deliver_again':
      return 'palace';
    case 'caravansary_take':
      return 'piles';
    case 'change_roll':
      return 'roll';
    case 'warehouse_extra':
    case 'black_market_good':
      return 'goods';
    case 'finish':
      return 'finish';
    case 'roast':
      return 'roast';
    case 'guild_discard':
      return 'discard';
    case 'guild_choice':
      return question.guild === 19 ? 'favours' : atPlace(play, question.guild);
    case 'tavern_edge':
      return 'edges';
    case 'at_barrier':
    case 'tavern_ruby':
      return 'board';
    case 'swap':
      return 'swap';
    case 'kiosk':
    case 'kiosk_use':
      return 'kiosk';
    case 'kiosk_take':
      return 'wares';
    case 'auction':
      return 'auction';
    case 'give_letters':
      return 'letters';
    case 'courier_pay':
      return 'courier';
    case 'act_again':
      return atPlace(play, question.place);
    case 'emerge':
      return 'board';
    default:
      return 'plain';
  }
}

/** Where the target of a card is named. */
function ofCard(card: Card): Shape {
  if (isOnBoard(card)) return 'board';
  switch (card) {
    case 'die_to_six':
      return 'roll';
    case 'good_lira':
      return 'wares';
    case 'one_good':
    case 'family_home':
      return 'goods';
    default:
      return 'choices';
  }
}

/** What everybody at the table looks at while somebody else is asked. */
export function watchedOf(play: Play): 'kiosk' | 'auction' | null {
  const { letters, question } = play.view;
  if (!letters || play.position.asked) return null;
  if (question?.ask === 'auction') return 'auction';
  return letters.kiosk_open.length > 0 && question?.ask !== 'move' ? 'kiosk' : null;
}

function atPlace(play: Play, place: number): Shape {
  switch (place) {
    case 6:
      return 'piles';
    case 8:
      return 'black';
    case 9:
      return 'tea';
    case 10:
    case 11:
      return play.answers('sell', 'any_goods').length ? 'market' : 'plain';
    case 12:
      return 'board';
    case 13:
      return play.answers('deliver').length ? 'palace' : 'plain';
    case 14:
    case 15:
      return 'mosque';
    case 17:
      return 'roast';
    case 19:
      return 'tavern';
    case 23:
      return play.answers('take').length ? 'goods' : 'plain';
    case 24:
      return play.answers('society').length ? 'society' : 'plain';
    case 25:
      return 'wares';
    default:
      return 'plain';
  }
}

/** `tall` sheets rise over wheelbarrow and hand on small screens, `half` ones over the wheelbarrow only. */
export function roomOf(play: Play): 'line' | 'half' | 'tall' {
  if (watchedOf(play)) return 'tall';
  switch (shapeOf(play)) {
    case 'kiosk':
    case 'auction':
    case 'letters':
    case 'society':
    case 'tea':
    case 'market':
    case 'palace':
    case 'mosque':
    case 'piles':
    case 'roll':
    case 'black':
    case 'roast':
    case 'tavern':
    case 'favours':
    case 'discard':
    case 'swap':
      return 'tall';
    case 'edges':
      return 'line';
    case 'guild':
      return 'half';
    case 'finish':
      return finishRoom(play);
    case 'goods':
    case 'wares':
    case 'choices':
    case 'courier':
      return 'half';
    case 'plain': {
      const question = play.asked?.question;
      const long =
        question?.ask === 'final_cards' || (question?.ask === 'pay_merchants' && question.neutral > 0);
      return long || play.answers('pay_good').length ? 'half' : 'line';
    }
    case 'board':
      return 'line';
  }
}

/** Whoever was caught, governor, smuggler, courier: one row each. */
function finishRoom(play: Play): 'line' | 'half' | 'tall' {
  const rows =
    new Set(play.answers('catch').map(({ action }) => (action.do === 'catch' ? action.seat : 0))).size +
    (play.answers('governor', 'again', 'courier', 'bonus_turn').length ? 1 : 0) +
    (play.answers('smuggler').length ? 1 : 0);
  return rows > 1 ? 'tall' : rows === 1 || play.skipped.length ? 'half' : 'line';
}
