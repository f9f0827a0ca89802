// A hint in words, and where on the board it points.
import { m } from '../../../../paraglide/messages.js';
import type { Action, BazaarTable, Place } from '../bazaar';
import { actionLabel } from '../boxes/actions';
import type { Hint as HintOf } from '../../../types/Hint';
import type { Reason } from '../../../types/study/Reason';
import { effectsOf, sentence } from '../words/preview';
import { reachWords } from '../words/reach';
import type { Play } from './play.svelte';

export type Hint = HintOf<Action, Reason>;

/** Whether the server gives hints here: nobody but oneself and bots, and nothing that counts. */
export const mayAsk = (table: BazaarTable | null): boolean =>
  table !== null &&
  !table.rated &&
  table.mine.length > 0 &&
  table.seats.every(({ sitter }, seat) => sitter.sitter === 'bot' || table.mine.includes(seat));

/** Whatever order they came in. */
export const bestFirst = (hint: Hint): Hint => ({
  ...hint,
  answers: [...hint.answers].sort((a, b) => b.chance - a.chance),
});

/** Up to three answers with the chance to win after each, the best first and with what it brings. */
export function words(hint: Hint, play: Play): string {
  if (hint.answers.length === 0) return m.hint_none();
  const answers = hint.answers.map(({ action, chance }, i) => {
    const label = actionLabel(action, play.name);
    const reason = i === 0 ? reasonFor(action, play) : '';
    const answer = reason ? m.hint_reason({ answer: label, reason }) : label;
    return m.hint_answer({ answer, chance: Math.round(100 * chance) });
  });
  return m.hint_answers({ answers: answers.join(' · ') });
}

/** Why the best answer is the best, in the words of a study, which are fetched when they are wanted; nothing if that is noise. */
export async function why({ seat, answers }: Hint, play: Play): Promise<string> {
  const [best] = answers;
  if (!best?.reasons.length) return '';
  const [{ reasons }, { parts }] = await Promise.all([
    import('../../../study/words'),
    import('../study/study'),
  ]);
  return reasons({ reasons: best.reasons, better: true }, seat, play.name, parts, 1);
}

/** What it costs and brings. */
function reasonFor(action: Action, play: Play): string {
  const answer = play.answer(action);
  if (!answer) return '';
  const target = [...play.targets.values()].find((one) => one.answer === answer);
  if (target) return reachWords(target, play.view, play.name);
  const { effects, stops } = effectsOf(answer, play.express);
  const brings = sentence(effects, stops, play.view, play.name);
  return brings === m.say_free() ? '' : brings;
}

/** The places that the best answer speaks of. */
export function places({ answers }: Hint): Place[] {
  const action = answers[0]?.action;
  if (!action) return [];
  if ('to' in action) return [action.to];
  return 'place' in action ? [action.place] : [];
}
