// What came of the last action: what went, what came, and the words for it. From events alone, for everybody's turns.
import type { Names } from '../../table/turns';
import type { Event } from '../../types/dice/Event';
import type { Seat } from '../../types/Seat';
import { cardText, isOwn } from './cards';
import type { Told } from './dice';
import { piecesOf, withoutDice, type Piece } from './pieces';
import { diceSentences } from './sentences';

export interface DiceOutcome {
  /** The same while it only goes on. */
  key: string;
  seat: Seat;
  went: Piece[];
  came: Piece[];
  /** The same for a screen reader, and for the eye where the pictures say too little. */
  words: string;
  /** What the card says that brought its 1 Lira alone. */
  card: string | null;
  /** A ruby is told larger. */
  ruby: boolean;
}

/** With these something new begins to be told. */
const BEGINS: readonly Event['event'][] = ['turn_began', 'rolled', 'rerolled', 'acted', 'card_chosen'];

/** What was done last: the last action of the turn that is played, or all of the turn before it. */
export function lastOutcome(log: Told[], name: Names): DiceOutcome | null {
  const events = log.flatMap((entry) => entry.events);
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  const turn = `${plyAt(log, began)}`;
  const now = groups(events.slice(began + 1)).flatMap(
    (group, i) => outcomeOf(group, name, `${turn}.${i}`) ?? [],
  );
  return now.at(-1) ?? turnOutcome(events.slice(0, Math.max(0, began)), name, `before ${turn}`);
}

/** All that came of the turn before the one that is played. */
export function turnBefore(log: Told[], name: Names): DiceOutcome | null {
  const events = log.flatMap((entry) => entry.events);
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  return turnOutcome(events.slice(0, Math.max(0, began)), name, `before ${plyAt(log, began)}`);
}

/** When an event happened; a log that is read back keeps its numbers. */
function plyAt(log: Told[], at: number): number {
  let before = 0;
  return log.find(({ events }) => (before += events.length) > at)?.ply ?? 0;
}

function turnOutcome(events: Event[], name: Names, key: string): DiceOutcome | null {
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  const turn = withoutDice(events.slice(began + 1));
  const seat = turn.find((event) => event.event === 'turn_ended')?.seat;
  return outcomeOf(
    turn.filter((event) => !('seat' in event) || event.seat === seat),
    name,
    key,
  );
}

function groups(events: Event[]): Event[][] {
  const out: Event[][] = [[]];
  for (const event of events) {
    if (BEGINS.includes(event.event)) out.push([]);
    out.at(-1)?.push(event);
  }
  return out;
}

/** One player's part of what happened; nothing where nothing came of it. */
export function outcomeOf(events: Event[], name: Names, key = ''): DiceOutcome | null {
  const first = events.find((event) => 'seat' in event);
  if (!first || !('seat' in first)) return null;
  const { went, came } = piecesOf(events, first.seat);
  if (!went.length && !came.length) return null;
  return {
    key,
    seat: first.seat,
    went,
    came,
    words: diceSentences(events, name)
      .map(({ text }) => text)
      .join('. '),
    card: idleCard(events),
    ruby: events.some(({ event }) => event === 'ruby_gained'),
  };
}

function idleCard(events: Event[]): string | null {
  const declined = events.findLast(({ event }) => event === 'card_declined');
  return declined?.event === 'card_declined' && isOwn(declined.card) ? cardText(declined.card) : null;
}
