/** So many beads make a string. */
export const BEADS = 10;

/** How many beads are on the string: a full one stays until the next bead begins a new one. */
export const beads = (streak: number): number => (streak <= 0 ? 0 : ((streak - 1) % BEADS) + 1);
