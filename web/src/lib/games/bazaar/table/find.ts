// Where somebody is: the keys after `g`.
import type { Place, PlayerView, View } from '../bazaar';
import { FIGURES } from '../boxes/figures';
import { EXTRA_PIECE } from '../boxes/pieces';

/** The viewer's own people. */
const OWN: Record<string, (me: PlayerView) => Place[]> = {
  m: (me) => [me.place],
  a: (me) => [...new Set(me.assistants_out)],
  y: (me) => [me.family_place],
  [EXTRA_PIECE.key]: (me) => [EXTRA_PIECE.at(me)].filter((place) => place !== null),
};

/** The places where those are whom a key finds; nothing if it finds nobody at any table. */
export function found(key: string, view: View, me: PlayerView | null): Place[] | null {
  const figure = Object.values(FIGURES).find((row) => row.key === key);
  if (figure) return [figure.at(view)].filter((place) => place !== null);
  const own = OWN[key];
  return own ? (me ? own(me) : []) : null;
}
