// A thing that is explained the first time it comes up: what it is called, and one sentence about it.

export interface First {
  name: () => string;
  text: () => string;
}
export type FirstList = Record<string, First>;

/** Something that has come up: which thing, and what it lies or stands at, the nearest first. */
export interface CameUp {
  id: string;
  at: string[];
}
