// The code of a board: the printed numbers, row by row. Read as strictly as the server does
// (crates/study/src/layouts/code.rs): a board has one code and no other.
import { PLACES } from '../types/printed';
import type { Ruleset } from '../types/Ruleset';

export interface Laid {
  rules: Ruleset;
  places: number[];
}

const wide = (places: number): number => (places === 16 ? 4 : 5);

export function codeOf(places: readonly number[]): string {
  const rows: string[] = [];
  const columns = wide(places.length);
  for (let at = 0; at < places.length; at += columns) rows.push(places.slice(at, at + columns).join('-'));
  return rows.join('.');
}

const isPlacesOf = (theirs: readonly number[], places: readonly number[]): boolean =>
  theirs.length === places.length && theirs.every((place) => places.includes(place));

/** The rules and the board that a code names; nothing if it is none. */
export function readCode(text: string): Laid | null {
  if (text.length > 74) return null;
  const places = text.split(/[.-]/).map(Number);
  const found = Object.entries(PLACES).find(([, theirs]) => isPlacesOf(theirs, places));
  return found && codeOf(places) === text ? { rules: found[0] as Ruleset, places } : null;
}
