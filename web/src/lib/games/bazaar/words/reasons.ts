// Why something is not possible, in words.
import { m } from '../../../../paraglide/messages.js';
import type { Action, Chance } from '../bazaar';
import { never } from '../../../exhaust';
import type { Lock } from '../../../types/Lock';
import type { Reason } from '../../../types/Reason';
import { missingThings, placeName } from './names';

/** Ways to call an assistant home: what is missing for them is one that is out. */
const CALLS: readonly Action['do'][] = ['assistant_back', 'call_back', 'recall'];

/** The reason, and what was to be done if that is known. */
export function why(reason: Reason & { action?: Action }): string {
  switch (reason.code) {
    case 'game_over':
      return m.why_game_over();
    case 'waiting_for_chance':
      return m.why_waiting();
    case 'not_chance':
    case 'impossible_outcome':
    case 'not_an_answer':
      return m.why_not_an_answer();
    case 'too_far':
      return reason.nearest === 1 && reason.farthest === 2
        ? m.why_too_far({ n: reason.steps })
        : m.why_distance({ n: reason.steps, low: reason.nearest, high: reason.farthest });
    case 'must_move':
      return m.why_must_move();
    case 'no_assistant':
      return reason.action && CALLS.includes(reason.action.do)
        ? m.why_assistants_with_you()
        : m.why_no_assistant();
    case 'assistant_here':
      return m.why_assistant_here();
    case 'short':
      return m.why_short({ things: missingThings(reason.missing) });
    case 'complete':
      return m.why_complete();
    case 'owned':
      return m.why_owned();
    case 'none_left':
      return m.why_none_left();
    case 'family_out':
      return m.why_family_out();
    case 'family_in':
      return m.why_family_in();
    case 'mid_action':
      return m.why_mid_action();
    case 'owed':
      return m.why_owed();
    case 'once':
      return m.why_once();
    case 'only_at':
      return m.why_only_at({ place: placeName(reason.place) });
    case 'not_now':
      return m.why_not_now();
    case 'card_not_held':
      return m.why_card_not_held();
    case 'tile_not_owned':
      return m.why_tile_not_owned();
    case 'nobody_here':
      return m.why_nobody_here();
    case 'must_catch':
      return m.why_must_catch();
    case 'no_effect':
      return m.why_no_effect();
    case 'not_demanded':
      return m.why_not_demanded();
    case 'tavern_tile_not_owned':
      return m.why_tile_not_owned();
    case 'not_neighbours':
      return m.why_not_neighbours();
    case 'behind_barrier':
      return m.why_behind_barrier({ n: reason.steps });
    case 'no_companion':
      return m.why_no_companion();
    case 'no_letter':
      return m.why_no_letter();
    case 'bid_too_low':
      return m.why_bid_too_low({ lira: m.unit_lira({ n: reason.lira }) });
    case 'once_per_round':
      return m.why_once_per_round();
    default:
      return never(reason);
  }
}

/** Why there is no way back beyond this point; nothing at the start of the turn, where nothing is lost. */
export function lockCause(lock: Lock<Chance>): string | null {
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
        case 'demand':
          return m.cause_tile();
        case 'guild':
          return m.cause_card();
        case 'letter':
          return m.cause_letter();
        case 'kiosk':
          return m.cause_tile();
        case 'die':
          return m.cause_dice();
        default:
          return never(lock.chance);
      }
    default:
      return never(lock);
  }
}
