// What the rules reference draws of each box, and who draws it.
import { LETTERS_ART, type LettersDrawing } from '../letters/drawings';
import { MOCHA_ART, type MochaDrawing } from '../mocha/drawings';
import type { BoxArt } from '../rules/drawing';

export type BoxDrawing = MochaDrawing | LettersDrawing;

const ART = { ...MOCHA_ART, ...LETTERS_ART } as Record<string, BoxArt<unknown>>;

/** Who draws it, if it is of a box. */
export const boxArt = (kind: string): BoxArt<unknown> | null => ART[kind] ?? null;
