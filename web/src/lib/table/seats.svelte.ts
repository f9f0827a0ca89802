// Who sits at the table and who looks at it: names, bots, the seat behind this screen, whom all wait for.
import { m } from '../../paraglide/messages.js';
import type { GameTypes } from '../game';
import type { Colour } from '../types/Colour';
import type { Seat } from '../types/Seat';
import { personName } from '../words';
import type { TableProps } from './props';

export class Seats<G extends GameTypes> {
  #props: () => TableProps<G>;

  constructor(
    props: () => TableProps<G>,
    readonly colour: (seat: Seat) => Colour,
  ) {
    this.#props = props;
  }

  /** Whoever looks is “You”, also in sentences: their texts have a form for it. At a hot seat everybody has a name. */
  name = (seat: Seat): string => {
    const { table, players } = this.#props();
    if (seat === this.seat && this.mine.length < 2) return m.name_you();
    return personName(table?.seats[seat]?.name || players?.[seat]?.name, seat);
  };

  isBot = (seat: Seat): boolean => {
    const { table, players } = this.#props();
    if (!table) return Boolean(players?.[seat]?.bot);
    // For somebody whose time was over a bot plays as well.
    return table.seats[seat]?.sitter.sitter === 'bot' || (table.seats[seat]?.stand_in ?? false);
  };

  /** By name, with “bot” behind it where a bot plays. */
  called = (seat: Seat): string =>
    this.isBot(seat) ? `${this.name(seat)} (${m.label_bot()})` : this.name(seat);

  isAway = (seat: Seat): boolean => {
    const { table } = this.#props();
    return table ? !(table.seats[seat]?.present ?? true) : false;
  };

  /** The seat that looks at the screen. */
  get seat(): Seat | null {
    const { viewer } = this.#props().position.view;
    return viewer === 'spectator' ? null : viewer.seat;
  }

  /** The seats that are answered for here: several at a hot seat. */
  get mine(): Seat[] {
    return this.#props().table?.mine ?? (this.seat === null ? [] : [this.seat]);
  }

  /** At a hot seat: who has to take the device before anything of theirs is shown. */
  get handOver(): Seat | null {
    const { waiting_for: next, view } = this.#props().position;
    if (this.mine.length < 2 || next === null || view.ranking !== null) return null;
    return this.mine.includes(next) && next !== this.seat ? next : null;
  }

  /** A bot is waited for: how fast it plays can be said meanwhile. */
  get botPlays(): boolean {
    const { waiting_for: who, asked, view } = this.#props().position;
    return !asked && who !== null && view.ranking === null && this.isBot(who);
  }

  /** Whom all wait for, in words. */
  get waiting(): string {
    const { waiting_for: who, view } = this.#props().position;
    if (view.ranking !== null || this.#props().table?.phase === 'over') return m.ev_over();
    if (who === null) return m.wait_chance();
    return this.isBot(who) ? m.wait_bot({ player: this.name(who) }) : m.wait_for({ player: this.name(who) });
  }
}
