// What is printed on tavern tiles and on the baksheesh tile, in the words of `cards.ts`.
import type { TavernTile } from '../../../types/TavernTile';

export type TavernKind = TavernTile;
export const TAVERN_KINDS: readonly TavernTile[] = ['movement', 'encounter'];

export const TAVERN_PICTURE: Record<TavernKind, string> = {
  movement: 'map:line',
  encounter: 'governor smuggler | ~ coin:2!',
};
