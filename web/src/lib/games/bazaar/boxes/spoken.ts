// What the boxes have to say about a place, for the ear.
import type { Place, Seat, View } from '../bazaar';
import { letterSaid } from '../letters/addressed';
import { barrierSaid } from '../mocha/barrier';

export const alsoSaid = (view: View, place: Place, name: (seat: Seat) => string): string[] => [
  ...letterSaid(view, place),
  ...barrierSaid(view, place, name),
];
