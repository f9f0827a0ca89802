// What can be done with the cards of one's own hand right now.
import type { Action, Answer, Asked, Blocked, Card, Place } from '../bazaar';
import { cardOf, same } from '../words/action';

export interface CardUse {
  use: 'play' | 'arm' | 'discard' | 'none';
  answers: Answer[];
  blocked: Blocked | null;
}

export interface GuildUse {
  use: 'play' | 'discard' | 'none';
  answer: Answer | null;
  blocked: Blocked | null;
}

/** Cards that repeat the action of a place. */
const TWICE: Partial<Record<Place, Card>> = {
  1: 'twice_wainwright',
  20: 'twice_coffee_house',
  5: 'twice_post_office',
  13: 'twice_palace',
  16: 'twice_dealer',
  14: 'twice_mosque',
  15: 'twice_mosque',
  24: 'twice_society',
};

/** Cards that need no target: a press plays them. */
const AT_ONCE: readonly Card[] = [
  'five_lira',
  'any_goods',
  'two_coffee',
  'coffee_guild',
  'coffee_lira',
  'dice_yield',
  'swap',
  'one_letter',
  'dice_letter',
  'red_and_lira',
  'green_and_lira',
  'yellow_and_lira',
  'copy',
];

/** Cards whose target is a place, with the answers that name it. */
export const ON_BOARD: Partial<Record<Card, Action['do']>> = {
  corner: 'corner',
  long_way: 'long_way',
  assistant_back: 'assistant_back',
  stay: 'stay',
  family_walk: 'family_walk',
  two_steps: 'two_steps',
  anywhere: 'anywhere',
};
export const isOnBoard = (card: Card): boolean => card in ON_BOARD;

export const answerTo = (asked: Asked | null, wanted: Action): Answer | null =>
  asked?.answers.find((answer) => same(answer.action, wanted)) ?? null;

export const blockedFor = (asked: Asked | null, wanted: Action): Blocked | null =>
  asked?.blocked.find((blocked) => same(blocked.action, wanted)) ?? null;

export function cardUse(asked: Asked | null, card: Card): CardUse {
  const question = asked?.question;
  const discards = answerTo(asked, { do: 'discard', card });
  if (discards) return { use: 'discard', answers: [discards], blocked: null };
  const again = answerTo(asked, { do: 'again' });
  if (again && question?.ask === 'finish' && question.again !== null && TWICE[question.again] === card)
    return { use: 'play', answers: [again], blocked: null };
  const answers = (asked?.answers ?? []).filter(({ action }) => cardOf(action) === card);
  if (answers.length === 0) return { use: 'none', answers: [], blocked: whyNot(asked, card) };
  return { use: AT_ONCE.includes(card) ? 'play' : 'arm', answers, blocked: null };
}

function whyNot(asked: Asked | null, card: Card): Blocked | null {
  const all = asked?.blocked ?? [];
  const plain = all.find(({ action }) => cardOf(action) === card);
  if (plain || !card.startsWith('twice')) return plain ?? null;
  const twice = all.find(
    ({ action, ...reason }) => action.do === 'again' && 'place' in reason && TWICE[reason.place] === card,
  );
  return twice ?? null;
}

export function guildUse(asked: Asked | null, guild: Place): GuildUse {
  const discard = answerTo(asked, { do: 'discard_guild', guild });
  if (discard) return { use: 'discard', answer: discard, blocked: null };
  const answer = answerTo(asked, { do: 'guild', guild });
  return { use: answer ? 'play' : 'none', answer, blocked: blockedFor(asked, { do: 'guild', guild }) };
}
