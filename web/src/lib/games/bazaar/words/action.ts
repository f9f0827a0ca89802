// What an action of the board game is about: its place, its card.
import type { Action, Card, Place } from '../bazaar';

export const same = (a: Action, b: Action): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (action: Action) =>
  Object.fromEntries(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The place that an action is about, for those that are answered on the board. */
export function placeOf(action: Action): Place | null {
  switch (action.do) {
    case 'move':
    case 'long_way':
    case 'send':
    case 'corner':
    case 'move_companion':
    case 'two_steps':
    case 'anywhere':
    case 'family_walk':
    case 'emerge':
      return action.to;
    case 'use':
      return action.place;
    case 'baksheesh':
    case 'recall':
    case 'assistant_back':
    case 'call_back':
      return action.from;
    default:
      return null;
  }
}

/** The card that an action plays, if it plays one. */
export function cardOf(action: Action): Card | null {
  switch (action.do) {
    case 'long_way':
    case 'stay':
    case 'one_good':
    case 'five_lira':
    case 'family_home':
    case 'assistant_back':
    case 'any_goods':
    case 'corner':
    case 'two_coffee':
    case 'coffee_guild':
    case 'coffee_lira':
    case 'dice_yield':
    case 'swap':
    case 'one_letter':
    case 'dice_letter':
    case 'good_lira':
    case 'copy':
    case 'family_walk':
    case 'jump':
    case 'two_steps':
    case 'from_afar':
    case 'anywhere':
      return action.do;
    case 'good_and_lira':
      return action.good === 'blue' ? null : `${action.good}_and_lira`;
    case 'six':
      return 'die_to_six';
    default:
      return null;
  }
}
