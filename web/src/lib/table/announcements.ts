// What changed from one position to the next: what is shown, said and heard because of it.
import { m } from '../../paraglide/messages.js';
import type { GameTypes, PositionOf, ToldOf } from '../game';
import { without, type Sentence, type TurnTold } from './turns';
import type { Announce } from '../settings.svelte';
import type { Seat } from '../types/Seat';

/** What was known a moment ago. */
export interface Seen {
  ply: number;
  version: number;
  asked: boolean;
  turns: number;
}

export interface News {
  /** What one's own press brought. */
  polite: string;
  /** What others did in turns that are over. */
  others: string[];
  assertive: string;
  /** It has become one's own turn. */
  yours: boolean;
}

export const seenNow = <G extends GameTypes>(position: PositionOf<G>, turns: number): Seen => ({
  ply: position.ply,
  version: position.version,
  asked: position.asked !== null,
  turns,
});

/** The events since a moment. */
export const fresh = <G extends GameTypes>(log: ToldOf<G>[], from: number): G['event'][] =>
  log.filter((entry) => entry.ply >= from).flatMap((entry) => entry.events);

/** How many turns went on or were taken since a moment: what was missed while the line was lost. One's own
 *  counts as well: it may have been played in another window, or the answer was still on its way. */
export function missed(
  told: TurnTold[],
  before: Pick<Seen, 'ply' | 'version'>,
  now: Pick<Seen, 'ply' | 'version'>,
): number {
  if (now.version === before.version) return 0;
  // The action that begins a turn is the last one of the turn before.
  const last = (i: number) => told[i + 1]?.ply ?? now.ply - 1;
  const went = told.filter((turn, i) => turn.sentences.length > 0 && last(i) >= before.ply).length;
  // Steps that were only taken back are news, too.
  return Math.max(1, went);
}

/** As much as is said in one breath. */
const BREATH = 200;

/** The sentences about one player after each other, without the name. If they are too many, what weighs stays. */
export function breath(all: Sentence[], who: string, room = BREATH): string {
  const join = (some: Sentence[]) => some.map(({ text }) => without(text, who)).join('; ');
  let kept = all;
  while (kept.length > 1 && join(kept).length > room) {
    const light = kept.findLastIndex(({ weight }) => weight === 'plain');
    kept = kept.filter((_, i) => i !== (light < 0 ? kept.length - 1 : light));
  }
  return join(kept);
}

/** One sentence for each turn of somebody else that has ended since a moment. */
function ended(told: TurnTold[], before: Seen, seat: Seat | null, name: (seat: Seat) => string): string[] {
  return told
    .slice(Math.max(0, before.turns - 1), -1)
    .filter((turn) => turn.seat !== seat && !turn.deal && turn.sentences.length > 0)
    .map((turn) => {
      const who = name(turn.seat);
      return `${who}: ${breath(turn.sentences, who, BREATH - who.length - 2)}`;
    });
}

export interface About<G extends GameTypes> {
  told: TurnTold[];
  myTurn: number;
  name: (seat: Seat) => string;
  announce: Announce;
  /** Whoever is asked is not the one whose turn it is. */
  offTurn?: boolean;
  prompt: (question: G['question']) => string;
  /** Who asks, if it is not in one's own turn. */
  aside?: (question: G['question']) => string | null;
  tell: (events: G['event'][]) => Sentence[];
}

export function news<G extends GameTypes>(
  before: Seen | null,
  position: PositionOf<G>,
  log: ToldOf<G>[],
  about: About<G>,
): News {
  const out: News = { polite: '', others: [], assertive: '', yours: false };
  const question = position.asked?.question;
  const now = seenNow(position, about.told.length);
  if (!before && !now.asked) return out;
  const events = before ? fresh(log, before.ply) : [];
  const { viewer } = position.view;
  const seat = viewer === 'spectator' ? null : viewer.seat;
  if (before && about.announce === 'full') out.others = ended(about.told, before, seat, about.name);
  if (question && !before?.asked) {
    out.yours = before !== null;
    const asked = { prompt: about.prompt(question), k: position.asked?.answers.length ?? 0 };
    const what = about.aside?.(question) ?? null;
    if (what !== null) out.assertive = m.say_offer({ what, ...asked });
    else out.assertive = about.offTurn ? m.say_asked(asked) : m.say_turn({ n: about.myTurn, ...asked });
  } else if (question && now.version !== before?.version) {
    const asks = about.prompt(question);
    const room = BREATH - m.say_done({ steps: '', prompt: asks }).length;
    const steps = breath(about.tell(events), seat === null ? '' : about.name(seat), room);
    out.polite = steps ? m.say_done({ steps, prompt: asks }) : asks;
  } else if (before?.asked && position.waiting_for !== null)
    out.polite = about.offTurn
      ? m.wait_for({ player: about.name(position.waiting_for) })
      : m.say_ended({ player: about.name(position.waiting_for) });
  return out;
}
