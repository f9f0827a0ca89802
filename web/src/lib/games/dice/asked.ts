// What the dice game asks, in a few words for lists of tables. Pages of other games load it too, so it knows no cards.
import { m } from '../../../paraglide/messages.js';
import type { Question } from '../../types/dice/Question';
import { goodName } from '../../words';

const IN_LIST: { [A in Question['ask']]: (question: Extract<Question, { ask: A }>) => string } = {
  reveal: () => m.ask_dice_reveal(),
  roll: () => m.ask_dice_roll(),
  act: () => m.home_ask_dice_act(),
  give: () => m.ask_dice_give(),
  pay: ({ good }) => m.ask_dice_pay({ good: goodName(good) }),
  take: ({ count }) => m.ask_dice_take({ tiles: m.unit_goods_tiles({ n: count }) }),
  choose: () => m.ask_dice_choose(),
  card: () => m.home_ask_dice_card(),
  offer: () => m.home_ask_dice_offer(),
  ruby: () => m.ask_dice_ruby(),
  tile: () => m.ask_dice_tile(),
};

export const diceAsked = (question: Question): string =>
  (IN_LIST[question.ask] as (question: Question) => string)(question);
