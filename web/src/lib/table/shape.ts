// How much room a question needs, and which sheet it gets.
import type { Play } from './play.svelte';

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
  | 'plain';

export function shapeOf(play: Play): Shape {
  const question = play.asked?.question;
  if (!question) return 'plain';
  const { armed } = play;
  if (armed?.what === 'barrier') return 'edges';
  if (armed?.what === 'guild') return 'guild';
  if (armed?.what === 'ruby') return 'board';
  if (armed?.what === 'card' && armed.card === 'die_to_six') return 'roll';
  if (armed) {
    const onBoard =
      armed.what === 'tile' ||
      (armed.what === 'card' && ['long_way', 'stay', 'assistant_back', 'corner'].includes(armed.card));
    return onBoard ? 'board' : 'goods';
  }
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
    default:
      return 'plain';
  }
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
    default:
      return 'plain';
  }
}

/** `tall` sheets rise over wheelbarrow and hand on small screens, `half` ones over the wheelbarrow only. */
export function roomOf(play: Play): 'line' | 'half' | 'tall' {
  switch (shapeOf(play)) {
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

/** Whoever was caught, governor, smuggler: one row each. */
function finishRoom(play: Play): 'line' | 'half' | 'tall' {
  const rows =
    new Set(play.answers('catch').map(({ action }) => (action.do === 'catch' ? action.seat : 0))).size +
    (play.answers('governor', 'again').length ? 1 : 0) +
    (play.answers('smuggler').length ? 1 : 0);
  return rows > 1 ? 'tall' : rows === 1 || play.skipped.length ? 'half' : 'line';
}
