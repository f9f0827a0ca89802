// What a box draws over the whole board.
import type { Component } from 'svelte';
import type { Play } from '../table/play.svelte';

export interface OverlayProps {
  play: Play;
  /** Places side by side. */
  wide: number;
}

export interface Overlay {
  Drawing: Component<OverlayProps, { focus: () => boolean }>;
  /** It asks for a press on something that is not a place. */
  isAsking: (play: Play) => boolean;
}
