// Where somebody is: the keys after `g`.
import type { Place, Seat, View } from '../bazaar';

export type Who = 'governor' | 'smuggler' | 'merchant' | 'assistants' | 'family';

export const FINDS: Record<string, Who> = {
  g: 'governor',
  s: 'smuggler',
  m: 'merchant',
  a: 'assistants',
  y: 'family',
};

/** The places where they are; the viewer's own for merchant, assistants and family. */
export function found(who: Who, view: View, seat: Seat | null): Place[] {
  const me = seat === null ? undefined : view.seats[seat];
  switch (who) {
    case 'governor':
      return [view.governor];
    case 'smuggler':
      return [view.smuggler];
    case 'merchant':
      return me ? [me.place] : [];
    case 'assistants':
      return me ? [...new Set(me.assistants_out)] : [];
    case 'family':
      return me ? [me.family_place] : [];
  }
}
