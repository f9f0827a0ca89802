// What the seed deals at the Kiosk: its tiles, all of them before one comes again.
import { even, numbers, type BoxPiles, type Odds } from '../../../../fair/odds';
import type { KioskTile } from '../../../../types/KioskTile';
import { KIOSK_TILES } from '../../../../types/printed';
import { kioskName } from './kiosk';

const TILES = numbers(KIOSK_TILES);

export class KioskPile implements BoxPiles {
  readonly chance = ['reveal-', 'kiosk'] as const;
  readonly named = (tile: string) => kioskName(Number(tile) as KioskTile);
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
