// What the server is asked about puzzles: without one there are none.
import { api, call } from '../api';
import type { GameTypes, PositionOf } from '../game';
import type { PuzzleAttempt } from '../types/PuzzleAttempt';
import type { PuzzleList } from '../types/PuzzleList';
import type { PuzzleProgress } from '../types/PuzzleProgress';
import type { PuzzleTable } from '../types/PuzzleTable';
import type { PuzzleVerdict } from '../types/PuzzleVerdict';
import type { Answer } from '../types/study/Answer';
import type { Mark } from '../types/study/Mark';

export type AnyPuzzle = PuzzleTable<PositionOf<GameTypes>>;
export type Attempted = PuzzleAttempt<unknown>;
export type Verdict = PuzzleVerdict<Mark, Answer>;

const puzzle = (id: string) => `/puzzles/${encodeURIComponent(id)}`;

export const fetchLists = (): Promise<PuzzleList[]> => call('GET', '/puzzles');
export const fetchPuzzle = (id: string): Promise<AnyPuzzle> => call('GET', puzzle(id));
export const sendAttempt = (id: string, attempt: Attempted): Promise<Verdict> =>
  call('POST', puzzle(id), attempt);
/** What this browser knows goes to the account, and what other devices know comes back. */
export const joinProgress = (here: PuzzleProgress): Promise<PuzzleProgress> =>
  call('POST', '/me/puzzles', here);

/** The whole game, handed in as a record of one's own: the address of its study. */
export async function studyOf(id: string): Promise<string> {
  const record = await call<unknown>('GET', `${puzzle(id)}/record`);
  return `/study/${(await api.upload(record)).id}`;
}
