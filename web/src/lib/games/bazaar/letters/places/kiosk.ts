// The 24 tiles of the Kiosk: their pictures, a small sign for each, and how many halves they have.
import { m } from '../../../../../paraglide/messages.js';
import type { KioskTile } from '../../../../types/KioskTile';
import { goodCount, list } from '../../../../words';

/** By number; the words are those of `cards.ts`. */
export const KIOSK_PICTURE: Record<KioskTile, string> = {
  1: 'fruit + coin:1',
  2: 'spice + coin:1',
  3: 'fabric + coin:1',
  4: 'fruit fruit',
  5: 'spice spice',
  6: 'fabric fabric',
  7: 'fruit',
  8: 'spice',
  9: 'fabric',
  10: 'jewel',
  11: 'bonus-back',
  12: 'coin:2',
  13: 'coffee / coin:2',
  14: 'coffee / coin:3',
  15: '+ companion',
  16: 'die-5 > lira',
  17: 'coin:10 > extension',
  18: 'jewel fruit spice fabric | > extension',
  19: 'merchant > at:7',
  20: 'any <> letter-1',
  21: 'bonus-back <> letter-1',
  22: 'coin:2 > letter-1 | letter-1 > coin:3',
  23: 'coin:2 > any | any > coin:3',
  24: 'coin:2 > bonus-back | bonus-back > coin:3',
};

/** One drawing that stands for the tile where it is very small. */
export const KIOSK_ICON: Record<KioskTile, string> = {
  1: 'fruit',
  2: 'spice',
  3: 'fabric',
  4: 'fruit',
  5: 'spice',
  6: 'fabric',
  7: 'fruit',
  8: 'spice',
  9: 'fabric',
  10: 'jewel',
  11: 'bonus-back',
  12: 'lira',
  13: 'lira',
  14: 'lira',
  15: 'companion-white',
  16: 'roll',
  17: 'extension',
  18: 'extension',
  19: 'foot',
  20: 'letter-1',
  21: 'letter-1',
  22: 'letter-1',
  23: 'any',
  24: 'bonus-back',
};

/** Two tiles leave the choice to take something of the other box; without it they are Lira only. */
const LIRA_ALONE: Record<KioskTile, number> = { 13: 2, 14: 3 };

/** What such a tile pays without the Great Bazaar; nothing for all others. */
export const liraAlone = (tile: KioskTile, great: boolean): number | null =>
  great ? null : (LIRA_ALONE[tile] ?? null);

export function kioskPicture(tile: KioskTile, great: boolean): string {
  const alone = liraAlone(tile, great);
  return alone === null ? (KIOSK_PICTURE[tile] ?? '') : `coin:${alone}`;
}

/** Tiles that are one press: what they bring asks for nothing. */
export const isPlain = (tile: KioskTile, great: boolean): boolean =>
  tile < 20 && !(great && tile in LIRA_ALONE);

/** Tiles for which a card of the hand may be given up. */
export const needsHand = (tile: KioskTile): boolean => tile === 21 || tile === 24;

const lira = (n: number) => m.count_lira({ n });

const NAMES: Record<KioskTile, () => string> = {
  1: () => list([goodCount('yellow', 1), lira(1)]),
  2: () => list([goodCount('green', 1), lira(1)]),
  3: () => list([goodCount('red', 1), lira(1)]),
  4: () => goodCount('yellow', 2),
  5: () => goodCount('green', 2),
  6: () => goodCount('red', 2),
  7: () => goodCount('yellow', 1),
  8: () => goodCount('green', 1),
  9: () => goodCount('red', 1),
  10: () => goodCount('blue', 1),
  11: () => m.count_cards({ n: 1 }),
  12: () => lira(2),
  13: () => m.kiosk_coffee_or({ lira: lira(2) }),
  14: () => m.kiosk_coffee_or({ lira: lira(3) }),
  15: m.kiosk_15,
  16: m.kiosk_16,
  17: m.kiosk_17,
  18: m.kiosk_18,
  19: m.kiosk_19,
  20: m.kiosk_20,
  21: m.kiosk_21,
  22: m.kiosk_22,
  23: m.kiosk_23,
  24: m.kiosk_24,
};

/** What a tile is, in a few words. */
export function kioskName(tile: KioskTile, great = true): string {
  const alone = liraAlone(tile, great);
  return alone === null ? (NAMES[tile]?.() ?? String(tile)) : lira(alone);
}
