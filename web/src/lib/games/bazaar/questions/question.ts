// A question is one row: what it says on the table and in a list, which place it is about, what is shown for it. The
// rows of the base game are in `base.ts`, those of a box in its folder; `boxes/questions.ts` is the list of all.
import type { Action, Answer, Place, Question, View } from '../bazaar';
import type { Play } from '../table/play.svelte';
import type { SheetName } from './sheet';

/** `tall` sheets rise over wheelbarrow and hand on small screens, `half` ones over the wheelbarrow only. */
export type Room = 'line' | 'half' | 'tall';

/** The parts of a turn, in their order. */
export const STEPS = ['move', 'pay', 'act', 'meet'] as const;

/** What a place asks for, in words. */
export type PlacePrompt = (place: Place, view: View) => string;

export interface QuestionRow<Q extends Question = Question> {
  /** The question in words. */
  prompt: (question: Q, view: View, at: PlacePrompt) => string;
  /** In a few words, for the list of tables. */
  inList: (question: Q) => string;
  /** The same about somebody else: who must do what. */
  must: (player: string, question: Q) => string;
  /** The place that it is about, if it is about one. */
  place: (question: Q) => Place | null;
  /** The action of its place begins with it: what that place has on the board is asked. */
  isVisit?: boolean;
  /** The part of the turn it is asked in; the action of a place unless said otherwise. */
  step?: (typeof STEPS)[number];
  /** The component beside the board; `place` is that of its place. */
  sheet: SheetName | 'place' | ((question: Q) => SheetName | 'place');
  /** How much room the sheet needs; a place knows that itself. */
  room?: Room | ((play: Play, question: Q) => Room);
  /** What stands on the button of an answer, where the action alone does not tell. */
  label?: (answer: Answer, question: Q, play: Play) => string | null;
  /** Its answers are buttons below the sheet, the main one filled; so they are where the sheet is `Plain`. */
  plain?: boolean;
  /** Buttons that the sheet has itself. */
  inSheet?: readonly Action['do'][];
  /** What goes without the answer that cannot be afforded, in one sentence. */
  without?: () => string;
  /** Everybody may see it: no curtain at a hot seat, as long as no card of a hand is looked at. */
  isOpen?: (question: Q) => boolean;
  /** What is answered on the board. */
  onBoard?: readonly Action['do'][];
}

/** What is asked while something is taken up: its target, or the second press that uses it. */
export interface ArmedRow {
  title: () => string;
  sheet: SheetName;
  room: Room;
  /** What is then answered on the board. */
  onBoard: readonly Action['do'][];
}

export type QuestionRows<Ask extends Question['ask']> = {
  [A in Ask]: QuestionRow<Extract<Question, { ask: A }>>;
};

/** Answers as buttons need a line, and goods to pay with a row more. */
export const plainRoom = (play: Play): Room => (play.answers('pay_good').length ? 'half' : 'line');
