// Around one screen: the screen shows the board to everybody, each telephone is a hand. The page says which it is, and
// what lies deep inside a table can ask.
import { getContext, setContext } from 'svelte';
import type { AnyTable } from '../game';

export type Device = 'screen' | 'hand';

export interface Sofa {
  device: Device;
  /** The table, for the square that brings others here. */
  table: string;
  /** On the screen: the place that whoever is asked has pressed on the telephone and not confirmed yet. */
  pointed?: () => number | null;
  /** On the screen: telephones are there, and speak for themselves. */
  hands?: () => boolean;
  /** On a telephone: tells the screen of it. */
  point?: (place: number | null) => void;
}

const KEY = Symbol('sofa');

export const provideSofa = (sofa: Sofa | null): Sofa | null => setContext(KEY, sofa);

/** Nothing where everybody has a whole table. */
export const sofaHere = (): Sofa | null => getContext<Sofa | null | undefined>(KEY) ?? null;

/** What a page of this device has behind the address of its table. */
export const behind = (device: Device | null): string => (device === null ? '' : `/${device}`);

/** A screen is read from three metres: it is laid out for so many pixels, and as large as the window is wider. */
const LAID_OUT_FOR = 1280;
export const screenZoom = (width: number): number => Math.max(1, width / LAID_OUT_FOR);

/** Somebody who plays looks at the table from a device of their own. */
export const handsAt = (table: Pick<AnyTable, 'seats'> | null): boolean =>
  table?.seats.some(({ sitter, present }) => sitter.sitter === 'person' && present) ?? false;

/** Each telephone speaks to its own ear; the screen speaks only where it is alone. */
export const isSilent = (sofa: Sofa | null): boolean =>
  sofa?.device === 'screen' && (sofa.hands?.() ?? false);
