// What is printed on the mosque tiles. The name of a tile says all of it: `lira-red`, `die-3`.
import type { Good } from '../../types/dice/Good';
import type { MosqueTile } from '../../types/dice/MosqueTile';
import type { TileKind } from '../../types/dice/TileKind';
import { GOODS } from './dice';

export interface PrintedTile {
  kind: TileKind;
  /** The colour of its cost; none for dice, which cost one of each. */
  good: Good | null;
}

export function printed(tile: MosqueTile): PrintedTile {
  const [kind, good] = tile.split('-');
  return { kind: kind as TileKind, good: GOODS.find((one) => one === good) ?? null };
}

/** The effect as a picture, in the small language of cards/picture.ts. */
export const TILE_PICTURE: Record<TileKind, string> = {
  lira: 'coin:3',
  crystal: 'crystal',
  card: 'bazaar-back',
  action: '+ at:1',
  good: 'face:lira + GOOD',
  die: '+ face:any',
};
/** The same where there is little room. */
export const TILE_SIGN: Record<TileKind, string> = {
  lira: 'coin:3',
  crystal: 'crystal',
  card: 'bazaar-back',
  action: 'at:1',
  good: 'GOOD lira',
  die: 'face:any',
};
/** At the start of every turn: a sun rises on them. */
export const SUNNY: readonly TileKind[] = ['lira', 'crystal', 'card'];
