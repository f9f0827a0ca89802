// What going to a place costs and brings, as one sentence for the ear.
import { m } from '../../../../paraglide/messages.js';
import { list } from '../../../words';
import type { Seat, View } from '../bazaar';
import type { Target } from '../board/targets';
import { sentence } from './preview';

export function reachWords(
  { effects, stops, plan }: Target,
  view: View,
  name: (seat: Seat) => string,
): string {
  if (!effects) return plan?.words ?? '';
  const way = sentence(effects, stops, view, name);
  if (!plan?.words) return way;
  // The reason is part of the plan, and a way without a price needs no word of its own.
  if (way === m.say_free() || stops === 'no_assistant') return plan.words;
  return list([way, plan.words]);
}
