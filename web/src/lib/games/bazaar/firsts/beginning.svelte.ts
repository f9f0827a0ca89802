// The beginning of a first game has hints of its own; what else is new waits until they have been shown.
import type { Play } from '../table/play.svelte';

/** Whoever has been asked to move so often without seeing all hints will not see the others. */
const MOVES = 3;

/** Whoever looks has done nothing in this game yet: their first turn has not come, or its first question is asked. */
export function isFirstTurn({ asked, events, me, seat, view }: Play): boolean {
  if (!me || view.ranking || (asked && asked.question.ask !== 'move')) return false;
  const turns = events.filter((event) => event.event === 'turn_began' && event.seat === seat);
  return turns.length <= 1 && view.seats.every(({ rubies }) => rubies === 0);
}

/** Somebody can be met, or something done once more, before the turn ends: that cannot wait. */
export const isOffered = ({ asked, skipped }: Play): boolean =>
  asked?.question.ask === 'finish' && skipped.length > 0;

export class Beginning {
  over = $state(false);
  #moves = new Set<number>();

  /** With each position. A newcomer has not seen all hints of a first game. */
  follow(play: Play, newcomer: boolean): void {
    if (!play.asked) return;
    if (play.asked.question.ask === 'move') this.#moves.add(play.position.version);
    if (!newcomer || this.#moves.size >= MOVES) this.over = true;
  }
}
