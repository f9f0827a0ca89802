// What the seed deals in the dice game: dice in parts of three, bazaar cards, mosque tiles.
import type { Odds } from '../../fair/odds';
import { BAZAAR_CARDS, FACES, MOSQUE_TILES } from '../../types/dice/printed';

const FACTORIAL = [1, 1, 2, 6];

/** Every roll of so many dice, in the order of the counts of the faces, with the ways it can fall. */
function rolls(dice: number): Odds {
  const found: [string, number][] = [];
  const count = (face: number, left: number, counts: number[]): void => {
    if (face === FACES.length - 1) {
      const all = [...counts, left];
      const name = all.flatMap((n, index) => (n > 0 ? [`${n}${FACES[index]}`] : [])).join('-');
      const same = all.reduce((product, n) => product * FACTORIAL[n]!, 1);
      found.push([`dice-${name}`, FACTORIAL[dice]! / same]);
      return;
    }
    for (let n = 0; n <= left; n++) count(face + 1, left - n, [...counts, n]);
  };
  count(0, dice, []);
  return found;
}
const ROLLS = [rolls(0), rolls(1), rolls(2), rolls(3)];

export class DiceGamePiles {
  #deck: string[] = [...BAZAAR_CARDS];
  #open: string[] = [];
  #stack: string[];
  #last = '';

  constructor(setup: { open_tiles: string[] }) {
    this.#stack = MOSQUE_TILES.filter((tile) => !setup.open_tiles.includes(tile));
  }

  static isChance(action: string): boolean {
    return /^(dice-|draw-|open-)/.test(action);
  }

  odds(outcome: string): Odds {
    if (outcome.startsWith('open-')) return this.#stack.map((tile) => [`open-${tile}`, 1] as const);
    if (outcome.startsWith('draw-')) {
      if (!this.#last.startsWith('draw-')) this.#open = [];
      // The cards that lie open are not shuffled in.
      if (this.#deck.length === 0) this.#deck = BAZAAR_CARDS.filter((card) => !this.#open.includes(card));
      return this.#deck.map((card) => [`draw-${card}`, 1] as const);
    }
    const dice = [...outcome.matchAll(/-(\d)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    return ROLLS[dice] ?? null;
  }

  follow(action: string): void {
    if (action.startsWith('open-')) this.#stack = this.#stack.filter((tile) => `open-${tile}` !== action);
    if (action.startsWith('draw-')) {
      const card = action.slice('draw-'.length);
      this.#deck = this.#deck.filter((one) => one !== card);
      this.#open.push(card);
    }
    this.#last = action;
  }
}
