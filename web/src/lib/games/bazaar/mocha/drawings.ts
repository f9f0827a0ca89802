// What the rules reference draws of Mocha & Baksheesh.
import type { Good, Place } from '../bazaar';
import type { BoxArt } from '../rules/drawing';
import type { TavernKind } from './tavern';
import TopicArt from './TopicArt.svelte';

export type MochaDrawing =
  | { kind: 'guild'; card: Place }
  | { kind: 'tavern'; tile: TavernKind }
  | { kind: 'baksheesh'; good: Good }
  | { kind: 'barrier' };

const card = { Art: TopicArt, narrow: true };

export const MOCHA_ART: Record<MochaDrawing['kind'], BoxArt<MochaDrawing>> = {
  guild: card,
  tavern: card,
  baksheesh: card,
  barrier: card,
};
