// What is printed on tavern tiles and on the baksheesh tile, in the words of `cards.ts`.

export type TavernKind = 'movement' | 'encounter';
export const TAVERN_KINDS: readonly TavernKind[] = ['movement', 'encounter'];

export const TAVERN_PICTURE: Record<TavernKind, string> = {
  movement: 'map:line',
  encounter: 'governor smuggler | ~ coin:2!',
};
