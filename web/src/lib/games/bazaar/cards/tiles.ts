// The faces of the mosque tiles, in the words of `card.ts`.
import type { Good } from '../bazaar';

export const TILE_PICTURE: Record<Good, string> = {
  red: 'die-4 / roll',
  green: 'coin:2 > any',
  blue: '+ assistant',
  yellow: 'coin:2 > assistant',
};
