// What changed from one position to the next: what is shown, said and heard because of it.
import { m } from '../../paraglide/messages.js';
import type { Event, Position, Seat, Told } from '../bazaar';
import { prompt } from '../say/prompts';
import { sentences, type TurnTold } from '../say/sentences';
import type { Announce } from '../settings.svelte';
import type { Dice } from '../types/Dice';
import { list } from '../words';

/** What was known a moment ago. */
export interface Seen {
  ply: number;
  version: number;
  asked: boolean;
  turns: number;
}

export interface News {
  dice: Dice | null;
  polite: string;
  assertive: string;
  /** It has become one's own turn. */
  yours: boolean;
}

export const seenNow = (position: Position, turns: number): Seen => ({
  ply: position.ply,
  version: position.version,
  asked: position.asked !== null,
  turns,
});

/** The events since a moment. */
export const fresh = (log: Told[], from: number): Event[] =>
  log.filter((entry) => entry.ply >= from).flatMap((entry) => entry.events);

/** How many turns went on or were taken since a moment: what was missed while the line was lost. One's own
 *  counts as well: it may have been played in another window, or the answer was still on its way. */
export function missed(told: TurnTold[], before: Pick<Seen, 'ply' | 'version'>, now: Position): number {
  if (now.version === before.version) return 0;
  // The action that begins a turn is the last one of the turn before.
  const last = (i: number) => told[i + 1]?.ply ?? now.ply - 1;
  const went = told.filter((turn, i) => turn.sentences.length > 0 && last(i) >= before.ply).length;
  // Steps that were only taken back are news, too.
  return Math.max(1, went);
}

export function news(
  before: Seen | null,
  position: Position,
  log: Told[],
  about: { turns: number; myTurn: number; name: (seat: Seat) => string; announce: Announce },
): News {
  const out: News = { dice: null, polite: '', assertive: '', yours: false };
  const question = position.asked?.question;
  const now = seenNow(position, about.turns);
  if (!before && !now.asked) return out;
  const events = before ? fresh(log, before.ply) : [];
  const rolled = events.findLast((event) => event.event === 'rolled');
  if (rolled?.event === 'rolled') out.dice = rolled.dice;
  const steps = list(sentences(events, about.name).map((one) => one.text));
  const all = about.announce === 'full';
  if (question && !before?.asked) {
    out.yours = before !== null;
    out.assertive = m.say_turn({
      n: about.myTurn,
      prompt: prompt(question, position.view),
      k: position.asked?.answers.length ?? 0,
    });
    if (all) out.polite = steps;
  } else if (question && now.version !== before?.version) {
    const asks = prompt(question, position.view);
    out.polite = steps ? m.say_done({ steps, prompt: asks }) : asks;
  } else if (before?.asked && position.waiting_for !== null)
    out.polite = m.say_ended({ player: about.name(position.waiting_for) });
  else if (now.turns !== before?.turns && all) out.polite = steps;
  return out;
}
