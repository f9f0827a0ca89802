// Days as a form writes them (2026-11-17), by the clock on the wall of whoever looks.
const two = (n: number) => String(n).padStart(2, '0');

/** The day of a moment in seconds since 1970. */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last second of a day. */
export function endOfDay(day: string): number {
  return Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000);
}
