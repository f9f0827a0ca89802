// Who draws a thing of a box on its page of the rules reference.
import type { Component } from 'svelte';

export interface BoxArt<Drawing> {
  Art: Component<{ drawing: Drawing }>;
  /** As narrow as a card. */
  narrow: boolean;
}
