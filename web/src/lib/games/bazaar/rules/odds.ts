// What two dice promise, as whole percent. Every page and sheet asks here, so that the same chance is the same number
// everywhere.

/** In how many of 36 cases the sum is at least this. */
export function atLeast(sum: number): number {
  let cases = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= sum) cases++;
  return cases;
}

export const percent = (cases: number): number => Math.round((cases / 36) * 100);

/** The chance of at least this sum, in percent. */
export const odds = (sum: number): number => percent(atLeast(sum));

/** The chance of a sum within these two, in percent. */
export const oddsWithin = (from: number, to: number): number => percent(atLeast(from) - atLeast(to + 1));
