// Every action of the board game: one row each, and no row is missing.
import { GOOD_ICON, type Action, type Card, type Colour, type Good, type Place, type Seat } from '../bazaar';
import { hasColours } from '../../../art/pieces';
import { LETTERS_ACTIONS } from '../letters/actions';
import { MOCHA_ACTIONS } from '../mocha/actions';
import type { ActionRow, ActionRows } from '../words/action';
import { BASE_ACTIONS } from '../words/actions';

const ACTIONS: ActionRows<Action['do']> = { ...BASE_ACTIONS, ...MOCHA_ACTIONS, ...LETTERS_ACTIONS };

/** The names of all actions. */
export const ACTION_NAMES = Object.keys(ACTIONS) as Action['do'][];

/** The row of an action; its functions take that very action. */
const rowOf = (action: Action): ActionRow => ACTIONS[action.do] as ActionRow;

export const actionLabel = (action: Action, playerName: (seat: Seat) => string): string =>
  rowOf(action).label(action, playerName);

/** Whether its answer is a button beside the question. */
export const isButton = (action: Action): boolean => rowOf(action).button ?? false;

/** What is easily forgotten when the turn ends. */
export const isForgotten = (action: Action): boolean => rowOf(action).forgotten !== undefined;

/** The same in words, each kind of action once, in the order of the list. */
export const forgottenWords = (actions: readonly Action[]): string[] =>
  Object.entries(ACTIONS)
    .filter(([kind]) => actions.some((action) => action.do === kind))
    .map(([, row]) => row.forgotten?.() ?? '')
    .filter(Boolean);

/** The place that an action is about, for those that are answered on the board. */
export const placeOf = (action: Action): Place | null => rowOf(action).place?.(action) ?? null;

/** The card that an action plays, if it plays one. */
export const cardOf = (action: Action): Card | null => rowOf(action).card?.(action) ?? null;

/** A chip of the turn strip: an icon and a word or two for the answers of one press. */
export function chip([first]: Action[], colour: Colour): { icon: string; text: string } {
  const { icon, text } = first ? rowOf(first).chip(first) : { icon: 'foot', text: '' };
  if (icon in GOOD_ICON) return { icon: GOOD_ICON[icon as Good], text };
  return { icon: hasColours(icon) ? `${icon}-${colour}` : icon, text };
}
