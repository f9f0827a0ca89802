// Why something is not possible is one row. Those of the base game are here, those of a box in its folder;
// `boxes/reasons.ts` is the list of all.
import { m } from '../../../../paraglide/messages.js';
import type { Action } from '../bazaar';
import type { Reason } from '../../../types/Reason';
import type { Ruling } from '../../../types/Ruling';
import { missingThings, placeName } from './names';

/** The reason, and what was to be done and which ruling says so if that is known. */
export type Why<R extends Reason = Reason> = R & { action?: Action; ruling?: Ruling };

export type ReasonRows<Code extends Reason['code']> = {
  [C in Code]: (reason: Why<Extract<Reason, { code: C }>>) => string;
};

/** Ways to call an assistant home: what is missing for them is one that is out. */
const CALLS: readonly Action['do'][] = ['assistant_back', 'call_back', 'recall'];

type BaseReason =
  | 'game_over'
  | 'waiting_for_chance'
  | 'not_chance'
  | 'impossible_outcome'
  | 'not_an_answer'
  | 'too_far'
  | 'must_move'
  | 'no_assistant'
  | 'assistant_here'
  | 'short'
  | 'complete'
  | 'owned'
  | 'none_left'
  | 'family_out'
  | 'family_in'
  | 'mid_action'
  | 'owed'
  | 'once'
  | 'only_at'
  | 'not_now'
  | 'card_not_held'
  | 'tile_not_owned'
  | 'nobody_here'
  | 'must_catch'
  | 'no_effect'
  | 'not_demanded';

export const BASE_REASONS: ReasonRows<BaseReason> = {
  game_over: m.why_game_over,
  waiting_for_chance: m.why_waiting,
  not_chance: m.why_not_an_answer,
  impossible_outcome: m.why_not_an_answer,
  not_an_answer: m.why_not_an_answer,
  too_far: (reason) =>
    reason.nearest === 1 && reason.farthest === 2
      ? m.why_too_far({ n: reason.steps })
      : m.why_distance({ n: reason.steps, low: reason.nearest, high: reason.farthest }),
  must_move: m.why_must_move,
  no_assistant: ({ action }) =>
    action && CALLS.includes(action.do) ? m.why_assistants_with_you() : m.why_no_assistant(),
  assistant_here: m.why_assistant_here,
  short: (reason) => m.why_short({ things: missingThings(reason.missing) }),
  complete: m.why_complete,
  owned: m.why_owned,
  none_left: m.why_none_left,
  family_out: m.why_family_out,
  family_in: m.why_family_in,
  mid_action: m.why_mid_action,
  owed: m.why_owed,
  once: m.why_once,
  only_at: (reason) => m.why_only_at({ place: placeName(reason.place) }),
  not_now: m.why_not_now,
  card_not_held: m.why_card_not_held,
  tile_not_owned: m.why_tile_not_owned,
  nobody_here: m.why_nobody_here,
  must_catch: m.why_must_catch,
  no_effect: m.why_no_effect,
  not_demanded: m.why_not_demanded,
};
