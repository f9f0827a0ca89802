// What the rules reference draws of each box, and who draws it.
import type { Component } from 'svelte';
import LettersTopicArt from '../letters/TopicArt.svelte';
import type { LettersDrawing, LettersFigure } from '../letters/topics';
import MochaTopicArt from '../mocha/TopicArt.svelte';
import type { MochaDrawing, MochaFigure } from '../mocha/topics';

export type { LettersDrawing, LettersFigure, MochaDrawing, MochaFigure };

type BoxDrawing = MochaDrawing | LettersDrawing;

const KINDS: Record<BoxDrawing['kind'], unknown> = {
  guild: MochaTopicArt,
  tavern: MochaTopicArt,
  baksheesh: MochaTopicArt,
  barrier: MochaTopicArt,
  letter: LettersTopicArt,
  kiosk: LettersTopicArt,
};

/** The component that draws it, if it is of a box. */
export const boxArt = (kind: string): Component<{ drawing: unknown }> | null =>
  kind in KINDS ? (KINDS[kind as BoxDrawing['kind']] as Component<{ drawing: unknown }>) : null;
