// What channels and notifications are called.
import { m } from '../../paraglide/messages.js';
import type { ChannelInfo } from '../types/ChannelInfo';
import type { ChannelKind } from '../types/ChannelKind';
import type { NotificationKind } from '../types/NotificationKind';

const KINDS: Record<ChannelKind, () => string> = {
  push: m.notifications_kind_push,
  mail: m.notifications_kind_mail,
  discord: m.notifications_kind_discord,
  slack: m.notifications_kind_slack,
  json: m.notifications_kind_json,
};
export const kindName = (kind: ChannelKind): string => KINDS[kind]();

export const NOTIFICATIONS: Record<NotificationKind, () => string> = {
  turn: m.notifications_what_turn,
  asked: m.notifications_what_asked,
  time: m.notifications_what_time,
  nudge: m.notifications_what_nudge,
  over: m.notifications_what_over,
  invite: m.notifications_what_invite,
};

const OFF = {
  gone: m.notifications_problem_gone,
  refused: m.notifications_problem_refused,
  unreachable: m.notifications_problem_unreachable,
};
const LAST = {
  gone: m.notifications_last_gone,
  refused: m.notifications_last_refused,
  unreachable: m.notifications_last_unreachable,
};

/** What is not as it should be with a channel. */
export function trouble({ state, problem }: ChannelInfo): string | null {
  if (state === 'unconfirmed') return m.notifications_state_unconfirmed();
  if (state === 'failed') return OFF[problem ?? 'unreachable']();
  return problem && state === 'on' ? LAST[problem]() : null;
}
