// What came of the last action: what went, what came, and the words for it. From events alone, for everybody's turns.
import type { Names } from '../../table/turns';
import type { Event } from '../../types/dice/Event';
import type { Seat } from '../../types/Seat';
import { FACE_ICON, FACES, isGood, SORT_ICON, type Told } from './dice';
import { diceSentences } from './sentences';

/** So many of one drawing; dice wear a frame. */
export interface Piece {
  icon: string;
  n: number;
  die?: boolean;
}
export interface DiceOutcome {
  seat: Seat;
  went: Piece[];
  came: Piece[];
  /** The same for a screen reader, and for the eye where the pictures say too little. */
  words: string;
  /** A ruby is told larger. */
  ruby: boolean;
}

/** With these something new begins to be told. */
const BEGINS: readonly Event['event'][] = ['turn_began', 'rolled', 'rerolled', 'acted', 'card_chosen'];

/** What was done last: the last action of the turn that is played, or all of the turn before it. */
export function lastOutcome(log: Told[], name: Names): DiceOutcome | null {
  const events = log.flatMap((entry) => entry.events);
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  const now = groups(events.slice(began + 1)).flatMap((group) => outcomeOf(group, name) ?? []);
  return now.at(-1) ?? turnOutcome(events.slice(0, Math.max(0, began)), name);
}

/** All that came of the turn before the one that is played. */
export function turnBefore(log: Told[], name: Names): DiceOutcome | null {
  const events = log.flatMap((entry) => entry.events);
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  return turnOutcome(events.slice(0, Math.max(0, began)), name);
}

function turnOutcome(events: Event[], name: Names): DiceOutcome | null {
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  // What dice showed is not what came of the turn.
  const turn = events.slice(began + 1).filter(({ event }) => event !== 'rolled' && event !== 'dice_used');
  const seat = turn.find((event) => event.event === 'turn_ended')?.seat;
  return outcomeOf(
    turn.filter((event) => !('seat' in event) || event.seat === seat),
    name,
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
export function outcomeOf(events: Event[], name: Names): DiceOutcome | null {
  const first = events.find((event) => 'seat' in event);
  if (!first || !('seat' in first)) return null;
  const went = new Pile();
  const came = new Pile();
  for (const event of events) if ('seat' in event && event.seat === first.seat) count(event, went, came);
  if (!went.pieces.length && !came.pieces.length) return null;
  // A ruby is never the piece that has no room.
  came.pieces.sort((a, b) => Number(b.icon === 'ruby') - Number(a.icon === 'ruby'));
  return {
    seat: first.seat,
    went: went.pieces,
    came: came.pieces,
    words: diceSentences(events, name)
      .map(({ text }) => text)
      .join('. '),
    ruby: events.some(({ event }) => event === 'ruby_gained'),
  };
}

class Pile {
  pieces: Piece[] = [];
  add(icon: string, n: number, die = false): void {
    if (n === 0) return;
    const same = this.pieces.find((piece) => piece.icon === icon && Boolean(piece.die) === die);
    if (same) same.n += n;
    else this.pieces.push(die ? { icon, n, die } : { icon, n });
  }
}

function count(event: Event, went: Pile, came: Pile): void {
  if (event.event === 'rolled' || event.event === 'dice_used') {
    // Dice that show goods count as goods; those with a coin or a card are told as dice.
    const pile = event.event === 'rolled' ? came : went;
    for (const face of FACES)
      pile.add(FACE_ICON[face], event.dice[face], event.event === 'rolled' || !isGood(face));
  } else if (event.event === 'paid') went.add(SORT_ICON[event.sort], event.count);
  else if (event.event === 'returned') went.add(SORT_ICON[event.sort], 1);
  else if (event.event === 'gained') came.add(SORT_ICON[event.sort], event.count);
  else if (event.event === 'card_revealed') came.add('bazaar-back', 1);
  else if (event.event === 'tile_gained') came.add('mosque-tile', 1);
  else if (event.event === 'tile_given_up') went.add('mosque-tile', 1);
  else if (event.event === 'ruby_gained') came.add('ruby', 1);
}
