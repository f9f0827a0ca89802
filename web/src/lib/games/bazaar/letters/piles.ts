// What the seed deals with Letters & Seals: letters, and the tiles of the Kiosk.
import { m } from '../../../../paraglide/messages.js';
import { weighed, type BoxPiles, type Odds } from '../../../fair/odds';
import { LETTER_COPIES } from '../../../types/printed';
import { placeName } from '../words/names';

export { KioskPile } from './places/kioskPile';

const COPIES = LETTER_COPIES.map(([place, copies]) => [String(place), copies] as const);

export class LetterPile implements BoxPiles {
  readonly chance = ['draw-letter-', 'letter'] as const;
  readonly named = (place: string) => m.fair_letter({ place: placeName(Number(place)) });
  #pile = new Map<string, number>(COPIES);
  #discard: string[] = [];

  odds(outcome: string): Odds | undefined {
    if (!outcome.startsWith('draw-letter-')) return undefined;
    if ([...this.#pile.values()].every((count) => count === 0)) {
      this.#pile = new Map(COPIES.map(([place]) => [place, 0]));
      for (const letter of this.#discard) this.#add(letter, 1);
      this.#discard = [];
    }
    return weighed('draw-letter-', this.#pile);
  }

  follow(action: string): boolean {
    const [, kind, letter = ''] = /^(draw-letter|discard-letter)-(.*)$/.exec(action) ?? [];
    if (kind === 'draw-letter') this.#add(letter, -1);
    else if (kind === 'discard-letter') this.#discard.push(letter.replace('-delivered', ''));
    return kind !== undefined;
  }

  #add(letter: string, copies: number): void {
    this.#pile.set(letter, (this.#pile.get(letter) ?? 0) + copies);
  }
}
