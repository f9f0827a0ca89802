// The games of a player that are over: read page by page, and looked for by rules, players and opponent.
import { api } from '../api';
import type { PastGame } from '../types/PastGame';

export interface Wish {
  ruleset: string;
  /** 0: any number. */
  players: number;
  opponent: string;
}

export const NOTHING: Wish = { ruleset: '', players: 0, opponent: '' };

export const isWish = ({ ruleset, players, opponent }: Wish): boolean =>
  ruleset !== '' || players > 0 || opponent.trim() !== '';

/** So many empty pages are turned by themselves: where few games fit, many are looked through. */
const TURNED = 5;

export class Past {
  games: PastGame[] = $state.raw([]);
  state: 'loading' | 'ready' | 'failed' = $state('loading');
  trouble: unknown = $state.raw(null);
  next: string | null = $state(null);
  #turn = 0;

  constructor(
    readonly id: string,
    private readonly page = api.pastGames,
  ) {}

  /** Looks for other games; what was asked before is not waited for. */
  async look(wish: Wish): Promise<void> {
    this.games = [];
    this.next = null;
    await this.#read(wish, ++this.#turn);
  }

  more(wish: Wish): Promise<void> {
    return this.#read(wish, this.#turn);
  }

  async #read(wish: Wish, turn: number): Promise<void> {
    this.state = 'loading';
    try {
      const before = this.games.length;
      for (let turned = 0; turned < TURNED; turned++) {
        const { games, next } = await this.page(this.id, wish, this.next);
        if (turn !== this.#turn) return;
        this.games = [...this.games, ...games];
        this.next = next;
        if (next === null || this.games.length > before) break;
      }
      this.state = 'ready';
    } catch (error) {
      if (turn !== this.#turn) return;
      this.trouble = error;
      this.state = 'failed';
    }
  }
}
