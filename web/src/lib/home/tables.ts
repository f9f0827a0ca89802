// My tables and the lobby: which comes first, what a line says, and what somebody typed to join.
import type { BazaarLine, Question, Seat } from '../bazaar';

/** How a table stands for whoever looks at the list. */
export type Standing =
  | { state: 'asked'; question: Question | null }
  | { state: 'waiting'; seat: Seat | null }
  | { state: 'gathering'; free: number }
  | { state: 'over'; winners: Seat[] };

export function standing(line: BazaarLine): Standing {
  const { table, asked, question, ranking } = line;
  switch (table.phase) {
    case 'gathering':
      return { state: 'gathering', free: table.seats.filter((seat) => seat.sitter.sitter === 'nobody').length };
    case 'over':
      return { state: 'over', winners: (ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : [])) };
    case 'running':
      return asked !== null && table.mine.includes(asked) ? { state: 'asked', question } : { state: 'waiting', seat: asked };
  }
}

const ORDER: Record<Standing['state'], number> = { asked: 0, gathering: 1, waiting: 2, over: 3 };

/** Those that wait for me come first, the longest wait at the top; the rest by what happened last. */
export function inOrder(lines: readonly BazaarLine[]): BazaarLine[] {
  const ranked = lines.map((line) => ({ line, rank: ORDER[standing(line).state] }));
  ranked.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    const later = b.line.table.changed - a.line.table.changed;
    return a.rank === ORDER.asked ? -later : later;
  });
  return ranked.map(({ line }) => line);
}

/** The id of the table that a pasted link or a typed code means, or nothing. */
export function tableMeant(typed: string): string | null {
  const text = typed.trim();
  const link = text.match(/\/t\/([^/?#\s]+)/);
  if (link?.[1]) return decodeURIComponent(link[1]);
  const code = text.replace(/\s+/g, '');
  return /^[A-Za-z0-9-]{3,32}$/.test(code) ? code : null;
}
