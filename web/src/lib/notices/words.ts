// What channels and notices are called.
import { m } from '../../paraglide/messages.js';
import type { ChannelInfo } from '../types/ChannelInfo';
import type { ChannelKind } from '../types/ChannelKind';
import type { NoticeKind } from '../types/NoticeKind';

const KINDS: Record<ChannelKind, () => string> = {
  push: m.notices_kind_push,
  mail: m.notices_kind_mail,
  discord: m.notices_kind_discord,
  slack: m.notices_kind_slack,
  json: m.notices_kind_json,
};
export const kindName = (kind: ChannelKind): string => KINDS[kind]();

export const NOTICES: Record<NoticeKind, () => string> = {
  turn: m.notices_what_turn,
  asked: m.notices_what_asked,
  time: m.notices_what_time,
  nudge: m.notices_what_nudge,
  over: m.notices_what_over,
  invite: m.notices_what_invite,
};

const OFF = {
  gone: m.notices_problem_gone,
  refused: m.notices_problem_refused,
  unreachable: m.notices_problem_unreachable,
};
const LAST = {
  gone: m.notices_last_gone,
  refused: m.notices_last_refused,
  unreachable: m.notices_last_unreachable,
};

/** What is not as it should be with a channel. */
export function trouble({ state, problem }: ChannelInfo): string | null {
  if (state === 'unconfirmed') return m.notices_state_unconfirmed();
  if (state === 'failed') return OFF[problem ?? 'unreachable']();
  return problem && state === 'on' ? LAST[problem]() : null;
}
