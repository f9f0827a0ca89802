// My tables and the lobby: which comes first, what a line says, and what somebody typed to join.
import type { AnyLine } from '../game';
import type { Seat } from '../types/Seat';

/** How a table stands for whoever looks at the list. */
export type Standing =
  | { state: 'asked'; question: unknown }
  | { state: 'waiting'; seat: Seat | null }
  | { state: 'gathering'; free: number }
  | { state: 'over'; winners: Seat[] };

export function standing(line: AnyLine): Standing {
  const { table, asked, question, ranking } = line;
  switch (table.phase) {
    case 'gathering':
      return {
        state: 'gathering',
        free: table.seats.filter((seat) => seat.sitter.sitter === 'nobody').length,
      };
    case 'over':
      return { state: 'over', winners: (ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : [])) };
    case 'running':
      return asked !== null && table.mine.includes(asked) && !table.seats[asked]?.stand_in
        ? { state: 'asked', question }
        : { state: 'waiting', seat: asked };
  }
}

const ORDER: Record<Standing['state'], number> = { asked: 0, gathering: 1, waiting: 2, over: 3 };

/** Whoever looks is asked there. */
export const asksMe = (line: AnyLine): boolean => standing(line).state === 'asked';

/** When my time is over at a table that asks me, by the server's clock; never, without a clock. */
function deadline({ table: { clock }, asked }: AnyLine): number {
  return clock && clock.runs !== null && clock.runs === asked
    ? clock.since + (clock.left[clock.runs] ?? 0)
    : Infinity;
}

/** Those that wait for me come first, at the top where time is short, then the longest wait; the rest by what
 * happened last. */
export function inOrder(lines: readonly AnyLine[]): AnyLine[] {
  const ranked = lines.map((line) => ({ line, rank: ORDER[standing(line).state] }));
  ranked.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    const later = b.line.table.changed - a.line.table.changed;
    if (a.rank === ORDER.asked) {
      const [first, second] = [deadline(a.line), deadline(b.line)];
      if (first !== second) return first - second;
    }
    return a.rank === ORDER.asked ? -later : later;
  });
  return ranked.map(({ line }) => line);
}

/** Codes are written without characters that look like digits; whoever types one of those means the digit. */
const MISREAD: Record<string, string> = { o: '0', i: '1', l: '1' };

/** The id of the table that a pasted link or a typed code means, or nothing. */
export function tableMeant(typed: string): string | null {
  const link = typed.match(/\/t\/([^/?#\s]+)/);
  const text = (link?.[1] ?? typed).toLowerCase().replace(/[\s-]+/g, '');
  const code = text.replace(/[oil]/g, (typed) => MISREAD[typed] ?? typed);
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(code) ? code : null;
}

/** A code in two halves, easier to read aloud. */
export const spaced = (id: string): string => (id.length === 10 ? `${id.slice(0, 5)} ${id.slice(5)}` : id);
