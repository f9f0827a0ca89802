// One sentence for every problem: what happened, what is safe, what to press.
import { m } from '../../paraglide/messages.js';
import { alone } from '../alone';
import type { Trouble } from '../api';

const SENTENCES: Record<Trouble['code'], () => string> = {
  malformed: m.error_malformed,
  too_large: m.error_too_large,
  too_many: m.error_too_many,
  too_slow: m.error_too_slow,
  wrong_host: m.error_wrong_host,
  no_such_table: m.error_no_such_table,
  no_such_replay: m.error_no_such_replay,
  no_such_page: m.error_no_such_page,
  not_yours: m.error_not_yours,
  not_now: m.error_not_now,
  seat_taken: m.error_seat_taken,
  table_full: m.error_table_full,
  options: m.error_options,
  record: m.error_record,
  rated: m.error_rated,
  not_asked: m.error_not_asked,
  refused: m.error_refused,
  locked: m.error_locked,
  stale: m.error_stale,
  old_client: m.error_old_client,
  no_room: alone ? m.local_no_room : m.error_no_room,
  unreachable: alone ? m.local_no_network : m.error_unreachable,
  internal: m.error_internal,
  offline: m.error_offline,
  old_browser: m.local_old_browser,
  full_device: m.local_full,
  no_guest: m.error_no_guest,
  wrong_sign_in: m.error_wrong_sign_in,
  too_many_guesses: m.error_too_many_guesses,
  name_taken: m.error_name_taken,
  bad_name: m.error_bad_name,
  bad_text: m.error_bad_text,
  no_talk: m.error_no_talk,
  foreign: m.error_foreign,
  closing_down: m.error_closing_down,
};

/** The sentence for whatever was thrown. */
export function sentence(trouble: unknown): string {
  if (typeof trouble === 'object' && trouble !== null && 'problem' in trouble) {
    const code = (trouble as { problem: { code: Trouble['code'] } }).problem.code;
    return (SENTENCES[code] ?? m.error_internal)();
  }
  return m.error_internal();
}
