// Why the action that was come for cannot be done, and what goes without it: whoever reads it knows what to press.
import { m } from '../../../../paraglide/messages.js';
import type { Blocked } from '../bazaar';
import { rowOf } from '../boxes/questions';
import type { Play } from '../table/play.svelte';
import { why } from '../words/reasons';

/** Lira are counted: what one has, and what is due. Everything else is named as missing. */
function reason(play: Play, hindered: Blocked): string {
  if (hindered.code !== 'short' || !play.me) return sentence(why(hindered));
  const { lira, ...rest } = hindered.missing;
  const alone = lira > 0 && Object.values(rest).every((more) => !counts(more));
  if (!alone) return sentence(why(hindered));
  return m.short_lira({ have: m.unit_lira({ n: play.me.lira }), due: play.me.lira + lira });
}

const counts = (more: number | Record<string, number>): boolean =>
  typeof more === 'number' ? more > 0 : Object.values(more).some((n) => n > 0);

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export function hinderedWords(play: Play, hindered: Blocked): string {
  const question = play.asked?.question;
  const without = question ? rowOf(question).without?.() : undefined;
  return [reason(play, hindered), without].filter(Boolean).join(' ');
}
