// Why something is not possible in the dice game, in words.
import { m } from '../../../paraglide/messages.js';
import { never } from '../../exhaust';
import type { Chance } from '../../types/dice/Chance';
import type { Good } from '../../types/dice/Good';
import type { Reason } from '../../types/dice/Reason';
import type { Lock } from '../../types/Lock';
import { missingWords } from './words';

/** Goods that are missing are named by their colour where the price has only one. */
export function diceWhy(reason: Reason, colour: Good | null = null): string {
  switch (reason.code) {
    case 'game_over':
      return m.why_game_over();
    case 'waiting_for_chance':
      return m.why_waiting();
    case 'not_chance':
    case 'impossible_outcome':
    case 'not_an_answer':
      return m.why_not_an_answer();
    case 'no_action_left':
      return m.why_no_action_left();
    case 'too_late':
      return m.why_reroll_too_late();
    case 'no_such_dice':
      return m.why_no_such_dice();
    case 'short':
      return m.why_short({ things: missingWords(reason.missing, colour) });
    case 'not_open':
      return m.why_not_open();
    case 'none_left':
      return m.why_dice_none_left();
    case 'one_way':
      return m.why_one_way();
    default:
      return never(reason);
  }
}

/** Why there is no way back beyond this point; nothing at the start of the turn. */
export function diceLock(lock: Lock<Chance>): string | null {
  switch (lock.lock) {
    case 'start':
      return null;
    case 'others':
      return m.cause_others();
    case 'chance':
      switch (lock.chance.chance) {
        case 'dice':
          return m.cause_dice();
        case 'card':
          return m.cause_card();
        case 'tile':
          return m.cause_tile();
        default:
          return never(lock.chance);
      }
    default:
      return never(lock);
  }
}
