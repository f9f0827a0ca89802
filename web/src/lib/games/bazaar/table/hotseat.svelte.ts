// One device for several people: when the curtain comes, and whether a hand may be seen. A round around the table
// needs no curtain, because all that is asked lies open; then no hand is shown.
import type { Position, Seat } from '../bazaar';
import { isOpenQuestion } from '../boxes/questions';
import { isOffTurn } from '../boxes/rounds';
import { sofaHere } from '../../../sofa/device';
import { settings } from '../../../settings.svelte';

export interface Sharing {
  position: () => Position;
  /** The seat that looks at the screen. */
  seat: () => Seat | null;
  /** Seats that are answered for here. */
  mine: () => Seat[];
  /** Who has to take the device. */
  handOver: () => Seat | null;
}

export class HotSeat {
  #sharing: Sharing;
  /** Where the hand was asked for: the next answer puts it away again. */
  #opened: number | null = $state(null);

  /** Around one screen: this telephone is a hand. */
  #hand = sofaHere()?.device === 'hand';

  constructor(sharing: Sharing) {
    this.#sharing = sharing;
  }

  get #shared(): boolean {
    const { mine, position } = this.#sharing;
    return mine().length > 1 && settings.get('curtain') && position().view.ranking === null;
  }

  /** A question that needs no curtain. */
  get #open(): boolean {
    return isOpenQuestion(this.#sharing.position().view.question);
  }

  get #seen(): boolean {
    return this.#opened === this.#sharing.position().ply;
  }

  /** Whose curtain is up, if any. */
  get curtain(): Seat | null {
    if (!settings.get('curtain')) return null;
    const { view } = this.#sharing.position();
    // In a round around the table a tile asks for a card of the hand.
    if (this.#shared && isOffTurn(view) && !this.#open && !this.#seen) return this.#sharing.seat();
    return this.#open ? null : this.#sharing.handOver();
  }

  get handShown(): boolean {
    // A telephone that lies on the table shows its cards to nobody who did not ask for them.
    if (this.#hand && !this.#sharing.position().asked) return this.#seen;
    return !this.#shared || !this.#open || this.#seen;
  }

  /** Whose eyes are taken while somebody else has to take the device. */
  get looks(): Seat | null {
    return settings.get('curtain') && !this.#open ? null : this.#sharing.handOver();
  }

  /** Who is asked, to be named before the question. */
  get named(): Seat | null {
    const { asked } = this.#sharing.position();
    return this.#shared && this.#open && asked ? asked.seat : null;
  }

  show(): void {
    this.#opened = this.#sharing.position().ply;
  }
}
