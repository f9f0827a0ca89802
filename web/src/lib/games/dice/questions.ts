// Every question of the dice game: one row each, and no row is missing. In lists of tables: asked.ts.
import { m } from '../../../paraglide/messages.js';
import type { Question } from '../../types/dice/Question';
import { goodName } from '../../words';
import { cardName } from './cards';

interface Row<Q> {
  /** On the table; `player` is whose turn it is. */
  prompt: (question: Q, player: string) => string;
  /** The same about somebody else: what they must do. */
  must: (player: string, question: Q) => string;
  /** It has things to press: the dock unrolls. */
  rises?: boolean;
}

type Rows = { [A in Question['ask']]: Row<Extract<Question, { ask: A }>> };

const QUESTIONS: Rows = {
  reveal: { prompt: () => m.ask_dice_reveal(), must: (player) => m.must_dice_reveal({ player }) },
  roll: { prompt: () => m.ask_dice_roll(), must: (player) => m.must_dice_roll({ player }) },
  act: {
    prompt: ({ by_hand, actions, reroll }) => {
      if (by_hand) return m.ask_dice_by_hand();
      if (actions === 0) return m.ask_dice_none();
      return reroll ? m.ask_dice_reroll() : m.ask_dice_act();
    },
    must: (player, { actions }) =>
      actions === 0 ? m.must_dice_end({ player }) : m.must_dice_act({ player }),
  },
  give: {
    prompt: () => m.ask_dice_give(),
    must: (player) => m.must_dice_give({ player }),
    rises: true,
  },
  pay: {
    prompt: ({ good }) => m.ask_dice_pay({ good: goodName(good) }),
    must: (player) => m.must_dice_give({ player }),
    rises: true,
  },
  take: {
    prompt: ({ count }) => m.ask_dice_take({ tiles: m.unit_goods_tiles({ n: count }) }),
    must: (player) => m.must_dice_take({ player }),
    rises: true,
  },
  choose: {
    prompt: () => m.ask_dice_choose(),
    must: (player) => m.must_dice_choose({ player }),
    rises: true,
  },
  card: {
    prompt: ({ card }) => m.ask_dice_card({ card: cardName(card) }),
    must: (player, { card }) => m.must_dice_card({ player, card: cardName(card) }),
    rises: true,
  },
  offer: {
    prompt: ({ card }, player) => m.ask_dice_offer({ player, card: cardName(card) }),
    must: (player, { card }) => m.must_dice_card({ player, card: cardName(card) }),
    rises: true,
  },
  ruby: { prompt: () => m.ask_dice_ruby(), must: (player) => m.must_dice_ruby({ player }) },
  tile: { prompt: () => m.ask_dice_tile(), must: (player) => m.must_dice_tile({ player }) },
};

/** The row of a question; its functions take that very question. */
const rowOf = (question: Question): Row<Question> => QUESTIONS[question.ask] as Row<Question>;

export const dicePrompt = (question: Question, player: string): string =>
  rowOf(question).prompt(question, player);

/** What somebody else is asked: who must do what. */
export const diceMust = (question: Question, player: string): string =>
  rowOf(question).must(player, question);

export const rises = (question: Question): boolean => rowOf(question).rises ?? false;
