// What the seed deals with Letters & Seals: letters, and the tiles of the Kiosk.
import { even, numbers, weighed, type BoxPiles, type Odds } from '../../../fair/odds';
import { KIOSK_TILES, LETTER_COPIES } from '../../../types/printed';

const COPIES = LETTER_COPIES.map(([place, copies]) => [String(place), copies] as const);
const TILES = numbers(KIOSK_TILES);

export class LetterPile implements BoxPiles {
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

export class KioskPile implements BoxPiles {
  #pile = [...TILES];
  #open: string[] = [];

  odds(outcome: string, last: string): Odds | undefined {
    if (!outcome.startsWith('reveal-')) return undefined;
    if (!last.startsWith('reveal-')) this.#open = [];
    if (this.#pile.length === 0) this.#pile = TILES.filter((tile) => !this.#open.includes(tile));
    return even('reveal-', this.#pile);
  }

  follow(action: string): boolean {
    if (!action.startsWith('reveal-')) return false;
    const tile = action.slice('reveal-'.length);
    this.#pile = this.#pile.filter((one) => one !== tile);
    this.#open.push(tile);
    return true;
  }
}
