// What is asked, in words: on the table, and in a few words for the list of tables.
import { m } from '../../../paraglide/messages.js';
import { never } from '../../exhaust';
import type { Question } from '../../types/dice/Question';
import { goodName } from '../../words';
import { cardName } from './cards';

/** The question on the table; `player` is whose turn it is. */
export function dicePrompt(question: Question, player: string): string {
  switch (question.ask) {
    case 'reveal':
      return m.ask_dice_reveal();
    case 'roll':
      return m.ask_dice_roll();
    case 'act':
      if (question.by_hand) return m.ask_dice_by_hand();
      if (question.actions === 0) return m.ask_dice_none();
      return question.reroll ? m.ask_dice_reroll() : m.ask_dice_act();
    case 'give':
      return m.ask_dice_give();
    case 'pay':
      return m.ask_dice_pay({ good: goodName(question.good) });
    case 'take':
      return m.ask_dice_take({ tiles: m.unit_goods_tiles({ n: question.count }) });
    case 'choose':
      return m.ask_dice_choose();
    case 'card':
      return m.ask_dice_card({ card: cardName(question.card) });
    case 'offer':
      return m.ask_dice_offer({ player, card: cardName(question.card) });
    case 'ruby':
      return m.ask_dice_ruby();
    case 'tile':
      return m.ask_dice_tile();
    default:
      return never(question);
  }
}

export function diceAsked(question: Question): string {
  if (question.ask === 'offer') return m.home_ask_dice_offer();
  return question.ask === 'act' ? m.home_ask_dice_act() : dicePrompt(question, '');
}
