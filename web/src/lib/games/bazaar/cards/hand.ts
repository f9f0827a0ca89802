import type { Component } from 'svelte';
import type { Blocked, Card, Colour, Place } from '../bazaar';

export interface FaceProps<C> {
  card: C;
  player?: Colour | undefined;
  legal?: boolean;
  armed?: boolean;
  fresh?: boolean;
  reason?: string | undefined;
  slim?: boolean;
  tabindex?: number;
  onpress?: () => void;
  onask?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** A card in one's own hand that a box adds: of no deck but its own, and named by the number of a place. */
export interface BoxCard {
  card: Place;
  /** Its page of the rules. */
  topic: string;
  Face: Component<FaceProps<Place>>;
  usable: boolean;
  blocked: Blocked | null;
  /** Taken up by a first press. */
  armed: boolean;
  press: () => void;
}

/** A hand as piles of equal cards, in the order of the first of each. */
export function piled(hand: Card[]): { card: Card; count: number }[] {
  const kinds = [...new Set(hand)];
  return kinds.map((card) => ({ card, count: hand.filter((other) => other === card).length }));
}
