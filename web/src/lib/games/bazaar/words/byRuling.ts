// What is not left, and when something could be done, by the ruling of the base game that refuses it.
import { m } from '../../../../paraglide/messages.js';
import type { Ruling } from '../../../types/Ruling';

export const BASE_RULINGS: Record<Ruling, () => string> = {
  'B-6': m.why_assistant_first,
  'B-16': m.why_pay_first,
  'B-21': m.why_acted,
  'B-24': m.why_after_action,
  'B-32': m.why_no_tile,
  'B-35': m.why_no_card_left,
  'B-38': m.why_no_discard,
  'B-54': m.why_at_the_end,
  'B-62': m.why_no_card_left,
  'B-65': m.why_before_move,
  'B-67': m.why_sent_once,
  'B-75': m.why_after_fill,
  'B-77': m.why_right_after,
  'B-83': m.why_no_ruby,
  'B-94': m.why_no_card_left,
};
