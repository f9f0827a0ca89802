// What the seed deals with Mocha & Baksheesh: guild cards.
import { even, numbers, type BoxPiles, type Odds } from '../../../fair/odds';
import type { Place } from '../../../types/Place';
import { GUILD_CARDS } from '../../../types/printed';
import { guildName } from './words';

const ALL = numbers(GUILD_CARDS);

export class GuildPile implements BoxPiles {
  readonly chance = ['draw-guild-', 'guild'] as const;
  readonly named = (card: string) => guildName(Number(card) as Place);
  #pile = [...ALL];
  #discard: string[] = [];
  #inPlay: string | null = null;

  odds(outcome: string): Odds | undefined {
    if (!outcome.startsWith('draw-guild-')) return undefined;
    if (this.#pile.length === 0) this.#shuffle();
    return even('draw-guild-', this.#pile);
  }

  follow(action: string, moves: boolean): boolean {
    const [, kind, card = ''] = /^(draw-guild|discard-guild|guild)-(.*)$/.exec(action) ?? [];
    if (kind === 'draw-guild') {
      this.#pile = this.#pile.filter((one) => one !== card);
      if (this.#pile.length === 0) this.#shuffle();
    } else if (kind === 'discard-guild') this.#discard.push(card);
    else if (kind === 'guild') this.#inPlay = card;
    else if (moves) this.#lay();
    return kind !== undefined;
  }

  /** A card is laid down when its turn is over. */
  #lay(): void {
    if (this.#inPlay !== null) this.#discard.push(this.#inPlay);
    this.#inPlay = null;
  }

  #shuffle(): void {
    if (this.#discard.length === 0) return;
    this.#pile = ALL.filter((card) => this.#discard.includes(card));
    this.#discard = [];
  }
}
