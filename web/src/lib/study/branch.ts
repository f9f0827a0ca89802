// Another answer, and on from there: a table of one's own that begins with it. Dice are rolled anew, bots play for the
// others.
import { api } from '../api';
import { begun } from '../fair/adding';
import type { Chair } from '../types/Chair';
import { recordOf, type Whose } from './whose';

interface Written {
  actions: string[];
  players: unknown[];
  [member: string]: unknown;
}

/** The record up to a moment, with another answer there. What came after it did not happen. */
export function branched(record: Written, ply: number, answer: string): Written {
  const { fairness: _fairness, result: _result, ...rest } = record;
  return { ...rest, actions: [...record.actions.slice(0, ply), answer] } as Written;
}

/** I sit where the answer was given; everybody else is the best bot of the house. */
export const branchChairs = (players: number, seat: number, levels: readonly string[]): Chair[] =>
  Array.from({ length: players }, (_, one): Chair => {
    if (one === seat) return { chair: 'me' };
    return { chair: 'bot', level: levels.includes('expert') ? 'expert' : (levels.at(-1) ?? 'medium') };
  });

/** The address of the new table. */
export async function tryAnswer(whose: Whose, ply: number, answer: string, seat: number): Promise<string> {
  const [record, { levels }] = await Promise.all([recordOf(whose) as Promise<Written>, api.offer()]);
  const { id: branch } = await api.upload(branched(record, ply, answer));
  const chairs = branchChairs(record.players.length, seat, levels);
  return (await begun(await api.goOn(branch, ply + 1, chairs))).id;
}
