// The log as turns: which sentences belong to whose turn, what was taken back, what is new since one's own turn.
import type { GameTypes, ToldOf } from '../game';
import type { Seat } from '../types/Seat';
import type { Undone } from '../types/Undone';

export interface Sentence {
  seat: Seat | null;
  text: string;
  icon: string;
  /** Places it speaks of, so that they can be lit. */
  places: number[];
  /** Rubies, and what was done to somebody: first and bold in the recap. */
  weight: 'plain' | 'bold';
  /** Who besides the one who acted is concerned. */
  to?: Seat;
}

export type Names = (seat: Seat) => string;

export const said = (
  seat: Seat | null,
  icon: string,
  text: string,
  places: number[] = [],
  more: Partial<Sentence> = {},
): Sentence => ({
  seat,
  icon,
  text,
  places,
  weight: 'plain',
  ...more,
});

/** A turn in signs (see `signs.ts`): where, what went, what came, what is left of it. */
export interface TurnSigns {
  /** The printed number of the place; nothing where a game has none. */
  place: number | null;
  placeName: string;
  went: string;
  came: string;
  net: string;
  ruby: boolean;
}

export interface TurnTold {
  seat: Seat;
  ply: number;
  /** The how-manieth of its player. A story that begins in the middle counts from there. */
  turn: number;
  /** The turn in one line; a game that has none is told in words. */
  signs?: TurnSigns | null;
  sentences: Sentence[];
  /** Before the first turn: the cards are dealt. */
  deal?: boolean;
}

/** A sentence after whose name has been said. */
export const without = (text: string, who: string): string =>
  text.startsWith(`${who} `) ? text.slice(who.length + 1) : text;

/** The log as turns, the oldest first. Each knows whose it was and where it began. */
export function turnsOf<G extends GameTypes>(
  log: ToldOf<G>[],
  tell: (events: G['event'][]) => Sentence[],
): TurnTold[] {
  const out: TurnTold[] = [];
  let waiting: G['event'][] = [];
  const flush = () => {
    const last = out.at(-1);
    if (last && waiting.length) last.sentences.push(...tell(waiting));
    waiting = [];
  };
  for (const told of log) {
    const { ply } = told;
    for (const event of told.events) {
      const seat = 'seat' in event ? (event.seat as Seat) : undefined;
      if (event.event === 'turn_began' && seat !== undefined) {
        flush();
        out.push({
          seat,
          ply,
          turn: 1 + out.filter((one) => one.seat === seat && !one.deal).length,
          sentences: [],
        });
      } else {
        if (out.length === 0 && seat !== undefined)
          out.push({ seat, ply, turn: 0, sentences: [], deal: true });
        // A story that goes on in the middle of a turn: what ends was a turn.
        if (event.event === 'turn_ended' && out.length === 1 && out[0]?.deal) {
          delete out[0].deal;
          out[0].turn = 1;
        }
        waiting.push(event);
      }
    }
  }
  flush();
  return out;
}

/** How many steps were taken back in this turn, one number for each time. */
export function takenBack(all: TurnTold[], turn: TurnTold, undone: Undone[]): number[] {
  const next = all[all.indexOf(turn) + 1]?.ply ?? Infinity;
  return undone
    .filter(({ seat, to }) => seat === turn.seat && to >= turn.ply && to < next)
    .map(({ actions }) => actions);
}

/** The turns of others since this player's last turn ended: what a recap tells. */
export function since(all: TurnTold[], seat: Seat): TurnTold[] {
  const mine = all.findLastIndex(
    (turn, i) => turn.seat === seat && (i < all.length - 1 || turn.sentences.length > 0),
  );
  const last =
    all.at(-1)?.seat === seat && mine === all.length - 1
      ? all.slice(0, -1).findLastIndex((turn) => turn.seat === seat)
      : mine;
  return all.slice(last + 1).filter((turn) => turn.seat !== seat && turn.sentences.length > 0);
}
