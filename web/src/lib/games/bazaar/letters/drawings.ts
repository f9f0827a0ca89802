// What the rules reference draws of Letters & Seals.
import type { BoxArt } from '../rules/drawing';
import TopicArt from './TopicArt.svelte';

export type LettersDrawing = { kind: 'letter' } | { kind: 'kiosk'; tile: number };

const wide = { Art: TopicArt, narrow: false };

export const LETTERS_ART: Record<LettersDrawing['kind'], BoxArt<LettersDrawing>> = {
  letter: wide,
  kiosk: wide,
};
