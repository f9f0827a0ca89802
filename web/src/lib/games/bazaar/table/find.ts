// Where somebody is: the keys after `g`.
import type { Place, Seat, View } from '../bazaar';
import { companionAt } from '../board/people';

export type Who =
  'governor' | 'smuggler' | 'coffee_trader' | 'courier' | 'merchant' | 'assistants' | 'family' | 'companion';

export const FINDS: Record<string, Who> = {
  g: 'governor',
  s: 'smuggler',
  c: 'coffee_trader',
  k: 'courier',
  m: 'merchant',
  a: 'assistants',
  y: 'family',
  p: 'companion',
};

/** The places where they are; the viewer's own for merchant, assistants and family. */
export function found(who: Who, view: View, seat: Seat | null): Place[] {
  const me = seat === null ? undefined : view.seats[seat];
  switch (who) {
    case 'governor':
      return [view.governor];
    case 'smuggler':
      return [view.smuggler];
    case 'coffee_trader':
      return view.mocha ? [view.mocha.coffee_trader] : [];
    case 'courier':
      return view.letters ? [view.letters.courier] : [];
    case 'companion': {
      const at = me ? companionAt(me) : null;
      return at === null ? [] : [at];
    }
    case 'merchant':
      return me ? [me.place] : [];
    case 'assistants':
      return me ? [...new Set(me.assistants_out)] : [];
    case 'family':
      return me ? [me.family_place] : [];
  }
}
