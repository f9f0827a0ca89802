// A hint in words, and where on the board it points.
import { m } from '../../../../paraglide/messages.js';
import type { Action, BazaarTable, Place } from '../bazaar';
import { actionLabel } from '../boxes/actions';
import type { Hint } from '../../../types/Hint';
import type { Play } from './play.svelte';

/** Whether the server gives hints here: nobody but oneself and bots, and nothing that counts. */
export const mayAsk = (table: BazaarTable | null): boolean =>
  table !== null &&
  !table.rated &&
  table.mine.length > 0 &&
  table.seats.every(({ sitter }, seat) => sitter.sitter === 'bot' || table.mine.includes(seat));

/** Up to three answers with the chance to win after each, the best first. */
export function words(hint: Hint<Action>, play: Play): string {
  if (hint.answers.length === 0) return m.hint_none();
  const answers = hint.answers.map(({ action, chance }) =>
    m.hint_answer({ answer: actionLabel(action, play.name), chance: Math.round(100 * chance) }),
  );
  return m.hint_answers({ answers: answers.join(' · ') });
}

/** The places that the best answer speaks of. */
export function places({ answers }: Hint<Action>): Place[] {
  const action = answers[0]?.action;
  if (!action) return [];
  if ('to' in action) return [action.to];
  return 'place' in action ? [action.place] : [];
}
