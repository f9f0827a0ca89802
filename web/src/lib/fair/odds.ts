// What chance chooses from.

/** A choice of chance: outcomes in their order, with weights. Nothing, where it is not known. */
export type Odds = readonly (readonly [outcome: string, weight: number])[] | null;

/** Everything in a pile is equally likely. */
export const even = (prefix: string, pile: readonly string[]): Odds =>
  pile.map((one) => [`${prefix}${one}`, 1] as const);

/** What lies in a pile several times is likelier. */
export const weighed = (prefix: string, pile: ReadonlyMap<string, number>): Odds =>
  [...pile].filter(([, count]) => count > 0).map(([what, count]) => [`${prefix}${what}`, count] as const);

/** The numbers of pieces, from 1. */
export const numbers = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

/** The piles of a box, followed with the actions of a record. */
export interface BoxPiles {
  /** What its outcomes begin with, and the kind of chance they are of, as the rules name it. */
  readonly chance: readonly [begins: string, kind: string];
  /** What it brings, in words: what stands behind that beginning. */
  named: (what: string) => string;
  /** What chance could have brought; `undefined` for what is not of this box. */
  odds: (outcome: string, last: string) => Odds | undefined;
  /** Takes in an action; true if it concerns this box alone. */
  follow: (action: string, moves: boolean) => boolean;
}
