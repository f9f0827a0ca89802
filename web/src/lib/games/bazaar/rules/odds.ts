// What two dice promise, as whole percent.

/** In how many of 36 cases the sum is at least this. */
export function atLeast(sum: number): number {
  let cases = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= sum) cases++;
  return cases;
}

export const percent = (cases: number): number => Math.round((cases / 36) * 100);
