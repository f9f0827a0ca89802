// The question that is asked at this table now: its words, its sheet and the room it needs.
import { m } from '../../../../paraglide/messages.js';
import type { Action, Card, Place, Question, Seat, View } from '../bazaar';
import { ARMED } from '../boxes/armed';
import { CARDS } from '../boxes/cards';
import { placeRow, sheetAt } from '../boxes/places';
import { must, rowOf } from '../boxes/questions';
import { isWatched } from '../boxes/rounds';
import type { Play } from '../table/play.svelte';
import { cardName } from '../words/names';
import { plainRoom, type Room } from './question';
import type { SheetName } from './sheet';

const atPlace = (place: Place, view: View): string => placeRow(place).prompt(view);

/** What is asked, in words. */
export const prompt = (question: Question, view: View): string =>
  rowOf(question).prompt(question, view, atPlace);

/** What is shown beside the board. */
export interface Shown {
  name: SheetName;
  room: Room;
  /** Its answers are buttons below it, the main one filled. */
  plain: boolean;
  /** Buttons that it has itself. */
  inSheet: readonly Action['do'][];
}

const shown = (name: SheetName, room: Room, inSheet: Shown['inSheet'] = []): Shown => ({
  name,
  room,
  plain: false,
  inSheet,
});
const plain = (play: Play, name: SheetName = 'Plain'): Shown => ({
  name,
  room: plainRoom(play),
  plain: true,
  inSheet: [],
});

export function sheetOf(play: Play): Shown {
  const question = play.asked?.question;
  if (!question) return plain(play);
  const { armed } = play;
  if (armed && armed.what !== 'card') return shown(ARMED[armed.what].sheet, ARMED[armed.what].room);
  return play.cardAsked ? ofCard(play.cardAsked) : ofQuestion(play, question);
}

function ofQuestion(play: Play, question: Question): Shown {
  const { sheet, room, inSheet, place, plain: buttons } = rowOf(question);
  const name = typeof sheet === 'function' ? sheet(question) : sheet;
  if (name === 'place') return ofPlace(play, place(question));
  const needs = typeof room === 'function' ? room(play, question) : (room ?? plainRoom(play));
  return { name, room: needs, plain: buttons ?? name === 'Plain', inSheet: inSheet ?? [] };
}

/** Where the action of a place is one press, or nothing can be chosen there, its answers are buttons. */
function ofPlace(play: Play, place: Place | null): Shown {
  const name = place === null ? null : sheetAt(place);
  if (place === null || name === null) return plain(play);
  const { room, offers, inSheet } = placeRow(place);
  if (!room) return plain(play, name);
  return (offers?.(play) ?? true) ? shown(name, room, inSheet) : plain(play);
}

/** Where the target of a card is named. */
function ofCard(card: Card): Shown {
  const { target } = CARDS[card];
  if (!target) return shown('CardChoices', 'half');
  if ('onBoard' in target) return shown('OnBoard', 'line');
  // The dice that a card changes have their own button to keep them.
  return shown(target.sheet, target.room, target.sheet === 'ChangeRoll' ? ['keep'] : []);
}

export const roomOf = (play: Play): Room => (isWatched(play) ? 'tall' : sheetOf(play).room);

/** The question in words; an armed card asks for its target instead. */
export function titleOf(play: Play, waiting: string): string {
  // Also while nothing can be pressed: nobody waits for themselves.
  const question = play.position.asked?.question;
  if (!question) return waiting;
  const { armed } = play;
  if (armed && armed.what !== 'card') return ARMED[armed.what].title();
  const card = play.cardAsked;
  if (card) return CARDS[card].target?.title() ?? cardName(card);
  if (question.ask === 'assistant' && !play.answers('leave', 'pick_up', 'pick_up_neutral').length)
    return m.why_no_assistant();
  return prompt(question, play.view);
}

/** The status line: always there, always who must do what. `called` names a seat and says where a bot plays. */
export function statusOf(play: Play, waiting: string, called: (seat: Seat) => string): string {
  const { asked, waiting_for: seat } = play.position;
  const { question } = play.view;
  return asked || seat === null || !question ? titleOf(play, waiting) : must(question, called(seat));
}
