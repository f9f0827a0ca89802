// What was said, with one thing more.
import type { Said } from '../types/Said';
import type { Talk } from '../types/Talk';

/** So much of it is shown. */
const MOST = 200;

/** In the order in which it was said; what is there already does not come twice. */
export function withOneMore(talk: Talk | null, said: Said): Talk | null {
  if (!talk || talk.said.some(({ id }) => id === said.id)) return talk;
  return { ...talk, said: [...talk.said, said].sort((a, b) => a.at - b.at).slice(-MOST) };
}
