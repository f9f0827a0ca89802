// What can be done with the cards of one's own hand right now.
import type { Action, Answer, Asked, Blocked, Card, Place } from '../bazaar';
import { CARDS } from '../boxes/cards';
import { cardOf } from '../boxes/actions';
import { same } from '../words/action';

export interface CardUse {
  use: 'play' | 'arm' | 'discard' | 'none';
  answers: Answer[];
  blocked: Blocked | null;
}

/** The kind of answer that names the target of a card on the board. */
export function onBoardOf(card: Card): Action['do'] | null {
  const { target } = CARDS[card];
  return target && 'onBoard' in target ? target.onBoard : null;
}

const repeats = (card: Card, place: Place): boolean => CARDS[card].again?.includes(place) ?? false;

export const answerTo = (asked: Asked | null, wanted: Action): Answer | null =>
  asked?.answers.find((answer) => same(answer.action, wanted)) ?? null;

export const blockedFor = (asked: Asked | null, wanted: Action): Blocked | null =>
  asked?.blocked.find((blocked) => same(blocked.action, wanted)) ?? null;

export function cardUse(asked: Asked | null, card: Card): CardUse {
  const question = asked?.question;
  const discards = answerTo(asked, { do: 'discard', card });
  if (discards) return { use: 'discard', answers: [discards], blocked: null };
  const again = answerTo(asked, { do: 'again' });
  if (again && question?.ask === 'finish' && question.again !== null && repeats(card, question.again))
    return { use: 'play', answers: [again], blocked: null };
  const answers = (asked?.answers ?? []).filter(({ action }) => cardOf(action) === card);
  if (answers.length === 0) return { use: 'none', answers: [], blocked: whyNot(asked, card) };
  return { use: CARDS[card].target === null ? 'play' : 'arm', answers, blocked: null };
}

function whyNot(asked: Asked | null, card: Card): Blocked | null {
  const all = asked?.blocked ?? [];
  const plain = all.find(({ action }) => cardOf(action) === card);
  if (plain || !CARDS[card].again) return plain ?? null;
  const twice = all.find(
    ({ action, ...reason }) => action.do === 'again' && 'place' in reason && repeats(card, reason.place),
  );
  return twice ?? null;
}
