// What all drawings of cards share.

export const LINE = 'stroke="var(--line)" stroke-linejoin="round" stroke-linecap="round"';
/** The eight-pointed star of place numbers, one unit from its middle to a point. */
export const STAR =
  'm0-1 .293.293h.414v.414L1 0l-.293.293v.414H.293L0 1l-.293-.293h-.414V.293L-1 0l.293-.293v-.414h.414z';

/** Two decimals are enough for the eye. */
export const r = (n: number): number => Math.round(n * 100) / 100;
