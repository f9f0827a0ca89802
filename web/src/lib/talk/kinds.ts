// What a host can allow, in words.
import { m } from '../../paraglide/messages.js';
import type { TalkKinds } from '../types/TalkKinds';

export const talkKinds = (): { value: TalkKinds; label: string }[] => [
  { value: 'everything', label: m.talk_rules_everything() },
  { value: 'phrases', label: m.talk_rules_phrases() },
  { value: 'nothing', label: m.talk_rules_nothing() },
];
