// Every question of the board game: one row each, and no row is missing.
import type { Place, Question } from '../bazaar';
import { LETTERS_QUESTIONS } from '../letters/questions';
import { MOCHA_QUESTIONS } from '../mocha/questions';
import { BASE_QUESTIONS } from '../questions/base';
import type { QuestionRow, QuestionRows } from '../questions/question';

const QUESTIONS: QuestionRows<Question['ask']> = {
  ...BASE_QUESTIONS,
  ...MOCHA_QUESTIONS,
  ...LETTERS_QUESTIONS,
};

/** The row of a question; its functions take that very question. */
export const rowOf = (question: Question): QuestionRow => QUESTIONS[question.ask] as QuestionRow;

/** The place that a question is about, if it is about one. */
export const placeAsked = (question: Question): Place | null => rowOf(question).place(question);

/** What a table asks, in a few words for the list of tables. */
export const asked = (question: Question): string => rowOf(question).inList(question);

/** What somebody else is asked: who must do what. */
export const must = (question: Question, player: string): string => rowOf(question).must(player, question);

/** A question that needs no curtain at a hot seat: all that is needed lies open. */
export const isOpenQuestion = (question: Question | null | undefined): boolean =>
  question ? (rowOf(question).isOpen?.(question) ?? false) : false;
