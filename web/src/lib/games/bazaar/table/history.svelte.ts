// What has happened at the table, as turns and sentences: what is recapped, whose trail lies on the board, and the
// way through the log one sentence at a time.
import type { Bazaar, Colour, Event, Place, Seat } from '../bazaar';
import { signsOfTurn, type TurnSum } from '../log/outcome';
import { turns } from '../log/sentences';
import { newestOutcome, turnSums } from '../log/sums';
import type { Outcome } from '../../../table/outcome';
import { since, type Sentence, type TurnTold } from '../../../table/turns';
import type { TableProps } from '../../../table/props';

export interface Trail {
  colour: Colour;
  from: Place;
  to: Place;
}

export interface Seats {
  seat: Seat | null;
  name: (seat: Seat) => string;
  colour: (seat: Seat) => Colour;
}

export class History {
  #props: () => TableProps<Bazaar>;
  #seats: Seats;
  /** Which sentence was told last by stepping through the log. */
  #at: number | null = null;

  constructor(props: () => TableProps<Bazaar>, seats: Seats) {
    this.#props = props;
    this.#seats = seats;
  }

  #sums: Map<number, TurnSum> = $derived.by(() => turnSums(this.#props().log));

  told: TurnTold[] = $derived.by(() =>
    turns(this.#props().log, this.#seats.name).map((turn) => {
      const sum = this.#sums.get(turn.ply);
      return { ...turn, signs: sum ? signsOfTurn(sum) : null };
    }),
  );

  /** The newest turn of which there is something to tell. */
  newest: TurnTold | null = $derived.by(
    () => this.told.findLast(({ signs, deal }) => !deal && signs && (signs.came || signs.went)) ?? null,
  );

  /** What came of what was done last. */
  outcome: Outcome | null = $derived.by(() => newestOutcome(this.#sums));

  recapped: TurnTold[] = $derived.by(() => {
    const { seat } = this.#seats;
    if (seat !== null) return since(this.told, seat);
    return this.told.filter((turn) => turn.sentences.length).slice(-this.#props().position.view.seats.length);
  });

  earlier: TurnTold[] = $derived.by(() => {
    const first = this.recapped[0];
    const before = first ? this.told.slice(0, this.told.indexOf(first)) : this.told;
    return before.filter((turn) => turn.sentences.length && !turn.deal);
  });

  // A story that begins in the middle does not tell every turn: the first one seen is number 1.
  turnNumber: number = $derived.by(() => {
    const mine = this.told.filter((turn) => turn.seat === this.#seats.seat && !turn.deal);
    return Math.max(1, mine.length);
  });

  events: Event[] = $derived.by(() => this.#props().log.flatMap((entry) => entry.events));

  /** The last way that somebody else went. */
  trail: Trail | null = $derived.by(() => {
    const asked = this.#props().position.asked?.seat;
    const last = this.events.findLast((event) => event.event === 'moved' && event.seat !== asked);
    if (last?.event !== 'moved') return null;
    return { colour: this.#seats.colour(last.seat), from: last.from, to: last.to };
  });

  /** The sentence after or before the one that was told last. */
  step(by: 1 | -1): Sentence | undefined {
    const all = this.told.flatMap((turn) => turn.sentences);
    this.#at = Math.max(0, Math.min(all.length - 1, (this.#at ?? all.length) + by));
    return all[this.#at];
  }

  /** Stepping begins at the end again. */
  toEnd(): void {
    this.#at = null;
  }
}
