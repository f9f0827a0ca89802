// Which answers stand where: on the board, in the hand, in a sheet, or as a button beside the question.
import { m } from '../../../../paraglide/messages.js';
import type { Answer, Blocked, Good } from '../bazaar';
import { actionLabel, forgottenWords, isButton } from '../boxes/actions';
import { placeRow } from '../boxes/places';
import { rowOf } from '../boxes/questions';
import { REVEALS } from '../boxes/reveals';
import { goodName } from '../../../words';
import type { Play } from '../table/play.svelte';
import { sheetOf, type Shown } from './asked';

/** The answer that a visit is for: the filled button. */
export function mainOf(play: Play, sheet: Shown = sheetOf(play)): Answer | null {
  if (!sheet.plain) return null;
  return (
    play.asked?.answers.find(
      (answer) => answer.preview.kind === 'go' && !['send', 'move'].includes(answer.action.do),
    ) ?? null
  );
}

/** The other answers that are buttons beside the question. */
export function plainOf(play: Play, sheet: Shown = sheetOf(play)): Answer[] {
  const { asked } = play;
  if (!asked || play.armed) return [];
  const main = play.chosen ?? mainOf(play, sheet);
  const selling = asked.question.ask === 'sell';
  return asked.answers.filter((answer) => {
    const { do: kind } = answer.action;
    if (answer === main) return false;
    if (selling) return ['sell', 'done'].includes(kind);
    return !sheet.inSheet.includes(kind) && isButton(answer.action);
  });
}

const DECLINES: readonly string[] = ['skip', 'stop', 'pass', 'done'];

/** Whether this button is filled: what is done is, what is left undone only if nothing else can be answered. */
export const isFilled = (answer: Answer, of: Answer[]): boolean =>
  of.length === 1 || answer === of.find(({ action }) => !DECLINES.includes(action.do));

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
  return forgottenWords((play.asked?.answers ?? []).map(({ action }) => action)).join(', ');
}

/** What stands on the button of an answer. */
export function buttonLabel(play: Play, answer: Answer): string {
  const { action } = answer;
  const question = play.asked?.question;
  const button = action.do === 'act' && question?.ask === 'act' ? placeRow(question.place).button : undefined;
  if (button) return button(answer, play);
  const special = question ? rowOf(question).label?.(answer, question, play) : null;
  if (special) return special;
  if (action.do === 'recall_all')
    return m.act_recall_all({
      assistants: m.unit_assistants({ n: play.me?.assistants_out.length ?? 0 }),
    });
  if (action.do === 'pay' && question?.ask === 'pay_merchants')
    return m.act_pay_lira({ lira: m.unit_lira({ n: question.lira }) });
  if (action.do === 'sell' && question?.ask === 'sell') return goodName(action.good);
  return actionLabel(action, play.name);
}

/** The sign of what a press uncovers: dice or a card. */
export function signOf(answer: Answer): string | null {
  const { reveals } = answer.preview;
  return reveals !== 'none' && REVEALS[reveals].onButton ? REVEALS[reveals].icon : null;
}

/** The answers as they can be typed. */
export const typedAnswers = (play: Play) =>
  (play.asked?.answers ?? []).map((answer) => ({
    notation: answer.notation,
    label: actionLabel(answer.action, play.name),
    give: () => play.give(answer),
  }));
