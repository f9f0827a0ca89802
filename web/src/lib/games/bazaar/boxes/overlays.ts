// What the boxes draw over the board.
import type { Overlay } from '../board/overlay';
import { streetsAsked } from '../mocha/barrier';
import Streets from '../mocha/Streets.svelte';
import type { Play } from '../table/play.svelte';

export const OVERLAYS: readonly Overlay[] = [
  { Drawing: Streets, isAsking: (play) => streetsAsked(play).length > 0 },
];

/** Something on the board besides its places can be pressed. */
export const overlayAsks = (play: Play): boolean => OVERLAYS.some(({ isAsking }) => isAsking(play));
