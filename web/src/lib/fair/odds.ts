/** A choice of chance: outcomes in their order, with weights. Nothing, where it is not known. */
export type Odds = readonly (readonly [outcome: string, weight: number])[] | null;
