// What the server says when it refuses a request, in words.
import { m } from '../../paraglide/messages.js';
import { alone } from '../alone';
import { never } from '../exhaust';
import type { Trouble } from '../refused';

/** A refused request. Nothing has changed, and these words say what was in the way. */
export function troubleWords(
  problem: { code: Trouble['code']; detail?: unknown },
  /** The reason of the game, in words. */
  why: string | null = null,
): string {
  switch (problem.code) {
    case 'refused':
      return m.say_refused({ why: why ?? m.why_not_now() });
    case 'locked':
      return m.why_locked({ cause: m.cause_others() });
    case 'stale':
      return m.line_stale();
    case 'not_asked':
      return m.problem_not_asked();
    case 'not_yours':
    case 'seat_taken':
    case 'table_full':
      return m.problem_not_yours();
    case 'no_such_table':
    case 'no_such_replay':
    case 'no_such_page':
      return m.problem_no_such_table();
    case 'old_client':
      return m.problem_old_client();
    case 'too_many':
    case 'too_large':
      return m.problem_too_many();
    case 'old_browser':
      return m.local_old_browser();
    case 'full_device':
      return m.local_full();
    case 'offline':
      return m.problem_offline();
    case 'not_now':
      return m.why_not_now();
    case 'rated':
      return m.error_rated();
    case 'no_guest':
      return m.error_no_guest();
    case 'wrong_sign_in':
      return m.error_wrong_sign_in();
    case 'too_many_guesses':
      return m.error_too_many_guesses();
    case 'name_taken':
      return m.error_name_taken();
    case 'too_slow':
      return m.error_too_slow();
    case 'wrong_host':
      return m.error_wrong_host();
    case 'bad_name':
      return m.error_bad_name();
    case 'bad_text':
      return m.error_bad_text();
    case 'no_talk':
      return m.error_no_talk();
    case 'foreign':
      return m.error_foreign();
    case 'closing_down':
      return m.error_closing_down();
    case 'no_room':
      return alone ? m.local_no_room() : m.error_no_room();
    case 'unreachable':
      return alone ? m.local_no_network() : m.problem_internal();
    case 'malformed':
    case 'options':
    case 'record':
    case 'internal':
      return m.problem_internal();
    default:
      return never(problem.code);
  }
}
