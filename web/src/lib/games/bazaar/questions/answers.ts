// Which answers stand where: on the board, in the hand, in a sheet, or as a button beside the question.
import { m } from '../../../../paraglide/messages.js';
import type { Action, Answer, Blocked, Good } from '../bazaar';
import { actionLabel } from '../words/actions';
import { prompt } from './prompts';
import { cardName } from '../words/names';
import { goodName } from '../../../words';
import type { Play } from '../table/play.svelte';
import { shapeOf, type Shape } from './shape';

/** `own`: has a place of its own on board, hand or sheet. `button`: stands beside the question. */
const WHERE: Record<Action['do'], 'own' | 'button'> = {
  move: 'own',
  long_way: 'own',
  stay: 'own',
  leave: 'button',
  pick_up: 'button',
  pick_up_neutral: 'button',
  stop: 'button',
  pay: 'button',
  act: 'button',
  skip: 'button',
  done: 'button',
  take: 'own',
  take_pile: 'own',
  take_discard: 'own',
  discard: 'own',
  recall_all: 'button',
  recall: 'own',
  roll_first: 'button',
  announce: 'own',
  keep: 'button',
  turn: 'own',
  reroll: 'own',
  sell: 'button',
  any_goods: 'own',
  send: 'own',
  deliver: 'own',
  tile: 'own',
  again: 'own',
  catch: 'own',
  governor: 'own',
  smuggler: 'own',
  pay_lira: 'button',
  pay_good: 'own',
  call_back: 'own',
  end: 'own',
  one_good: 'own',
  five_lira: 'own',
  family_home: 'own',
  assistant_back: 'own',
  guild: 'own',
  discard_guild: 'own',
  barrier: 'own',
  use: 'own',
  tavern: 'own',
  baksheesh: 'own',
  tavern_pair: 'own',
  trader: 'own',
  corner: 'own',
  two_coffee: 'own',
  coffee_guild: 'own',
  coffee_lira: 'own',
  dice_yield: 'own',
  swap: 'own',
  give: 'own',
  receive: 'own',
  six: 'own',
  draw_guild: 'own',
  dice: 'own',
  draw: 'own',
  demand: 'own',
  enter: 'button',
  companion_home: 'button',
  move_companion: 'own',
  two_steps: 'own',
  anywhere: 'own',
  jump: 'own',
  family_walk: 'own',
  kiosk: 'own',
  discard_letter: 'own',
  bid: 'own',
  bid_hundred: 'own',
  pass: 'own',
  society: 'own',
  emerge: 'own',
  courier: 'own',
  bonus_turn: 'own',
  one_letter: 'own',
  dice_letter: 'own',
  good_lira: 'own',
  good_and_lira: 'own',
  copy: 'own',
  from_afar: 'own',
  draw_letter: 'own',
  reveal: 'own',
  one_die: 'own',
};

/** Buttons that a sheet has itself. */
const IN_SHEET: Partial<Record<Shape, Action['do'][]>> = {
  roll: ['keep'],
  market: ['sell', 'skip'],
  roast: ['pay_lira'],
  swap: ['done'],
  kiosk: ['act', 'skip', 'pay_lira'],
  letters: ['done'],
  courier: ['pay_lira'],
};

/** The question in words; an armed card asks for its target instead. */
export function titleOf(play: Play, waiting: string): string {
  const question = play.asked?.question;
  if (!question) return waiting;
  const { armed } = play;
  if (armed?.what === 'tile') return m.ask_recall();
  if (armed?.what === 'barrier') return m.ask_barrier();
  if (armed?.what === 'ruby') return m.ask_ruby_from();
  if (armed?.what === 'guild') return m.ask_guild();
  const card = play.cardAsked;
  if (card) {
    switch (card) {
      case 'long_way':
        return m.ask_long_way();
      case 'stay':
        return m.ask_stay();
      case 'assistant_back':
        return m.ask_recall();
      case 'family_home':
        return m.ask_family_home();
      case 'one_good':
        return m.ask_good();
      case 'corner':
        return m.ask_corner();
      case 'die_to_six':
        return m.ask_die_to_six();
      case 'family_walk':
        return m.ask_family_walk();
      case 'jump':
        return m.ask_jump();
      case 'two_steps':
        return m.ask_two_steps();
      case 'anywhere':
        return m.ask_anywhere();
      case 'from_afar':
        return m.ask_from_afar();
      case 'good_lira':
        return m.ask_good_lira();
      default:
        return cardName(card);
    }
  }
  if (question.ask === 'assistant' && !play.answers('leave', 'pick_up', 'pick_up_neutral').length)
    return m.why_no_assistant();
  return prompt(question, play.view);
}

/** The answer that a visit is for: the filled button. */
export function mainOf(play: Play, shape: Shape = shapeOf(play)): Answer | null {
  if (shape !== 'plain') return null;
  return (
    play.asked?.answers.find(
      (answer) => answer.preview.kind === 'go' && !['send', 'move'].includes(answer.action.do),
    ) ?? null
  );
}

/** The other answers that are buttons beside the question. */
export function plainOf(play: Play, shape: Shape = shapeOf(play)): Answer[] {
  const { asked } = play;
  if (!asked || play.armed) return [];
  const main = mainOf(play, shape);
  const selling = asked.question.ask === 'sell';
  return asked.answers.filter((answer) => {
    const { do: kind } = answer.action;
    if (answer === main) return false;
    if (selling) return ['sell', 'done'].includes(kind);
    if (IN_SHEET[shape]?.includes(kind)) return false;
    return WHERE[kind] === 'button';
  });
}

export interface GoodChoice {
  good: Good;
  answer: Answer;
}

/** Goods to choose from: of an armed card, of a question. */
export function goodsOf(play: Play): GoodChoice[] {
  return ofGoods(play.answers(play.cardAsked ? 'one_good' : 'take'));
}

export const ofGoods = (answers: Answer[]): GoodChoice[] =>
  answers.flatMap((answer) => ('good' in answer.action ? [{ good: answer.action.good, answer }] : []));

/** Why the action of the place cannot be done. */
export function hinderedOf(play: Play): Blocked | null {
  if (play.asked?.question.ask === 'move') return null;
  return (
    play.asked?.blocked.find(
      ({ action }) =>
        ['act', 'pay', 'deliver', 'sell', 'society', 'take'].includes(action.do) &&
        !play.answers(action.do).length,
    ) ?? null
  );
}

/** The card that would help against it, as an answer. */
export function liftedOf(play: Play, hindered: Blocked | null): Answer | null {
  return hindered?.lifted_by ? play.answer(hindered.lifted_by) : null;
}

/** What ending the turn would leave undone, in words. */
export function skippedWords(play: Play): string {
  const what: string[] = [];
  if (play.answers('governor').length) what.push(m.figure_governor());
  if (play.answers('smuggler').length) what.push(m.figure_smuggler());
  if (play.answers('trader').length) what.push(m.figure_coffee_trader());
  if (play.answers('courier').length) what.push(m.figure_courier());
  if (play.answers('again').length) what.push(m.ask_again().replace('?', ''));
  return what.join(', ');
}

/** What stands on the button of an answer. */
export function buttonLabel(play: Play, answer: Answer): string {
  const { action } = answer;
  const question = play.asked?.question;
  if (action.do === 'act' && question?.ask === 'act') {
    if ([2, 3, 4].includes(question.place)) return m.act_fill();
    if (question.place === 5) return m.act_collect();
    if (question.place === 7) return nobodyBack(play);
    if ([1, 16].includes(question.place))
      return m.act_buy_for({ lira: m.unit_lira({ n: answer.preview.pay.lira }) });
    if (question.place === 18) return m.act_guild_hall();
    if (question.place === 21) return m.act_embassy();
    if (question.place === 22) return m.act_kiosk_open();
    if (question.place === 20)
      return m.act_buy_for({ lira: m.unit_coffee({ n: answer.preview.pay.coffee ?? 0 }) });
  }
  // With guild card 7 nobody comes back by skipping (M-94).
  if (action.do === 'skip' && question?.ask === 'guild_choice' && question.guild === 7)
    return nobodyBack(play);
  if (action.do === 'recall_all')
    return m.act_recall_all({
      assistants: m.unit_assistants({ n: play.me?.assistants_out.length ?? 0 }),
    });
  if (action.do === 'pay' && question?.ask === 'pay_merchants')
    return m.act_pay_lira({ lira: m.unit_lira({ n: question.lira }) });
  if (action.do === 'sell' && question?.ask === 'sell') return goodName(action.good);
  return actionLabel(action, play.name);
}

/** The Fountain without calling an assistant; the first time it brings the companion. */
function nobodyBack(play: Play): string {
  return play.me?.letters?.companion === 'supply' ? m.act_only_companion() : m.act_recall_nobody();
}

/** The sign of what a press uncovers: dice or a card. */
export function signOf(answer: Answer): string | null {
  switch (answer.preview.reveals) {
    case 'dice':
      return 'roll';
    case 'card':
      return 'bonus-back';
    case 'guild':
      return 'guild-back';
    case 'letter':
      return 'letter-1';
    default:
      return null;
  }
}
