// What went and what came, counted from events: so many of each drawing.
import type { Event } from '../../types/dice/Event';
import type { Seat } from '../../types/Seat';
import { FACE_ICON, FACES, isGood, SORT_ICON } from './dice';

/** So many of one drawing; dice wear a frame. */
export interface Piece {
  icon: string;
  n: number;
  die?: boolean;
}

class Pile {
  pieces: Piece[] = [];
  add(icon: string, n: number, die = false): void {
    if (n === 0) return;
    const same = this.pieces.find((piece) => piece.icon === icon && Boolean(piece.die) === die);
    if (same) same.n += n;
    else this.pieces.push(die ? { icon, n, die } : { icon, n });
  }
}

/** What one player gave and took. */
export function piecesOf(events: Event[], seat: Seat): { went: Piece[]; came: Piece[] } {
  const went = new Pile();
  const came = new Pile();
  for (const event of events) if ('seat' in event && event.seat === seat) count(event, went, came);
  // A ruby is never the piece that has no room.
  came.pieces.sort((a, b) => Number(b.icon === 'ruby') - Number(a.icon === 'ruby'));
  return { went: went.pieces, came: came.pieces };
}

/** What dice showed is not what came of a turn. */
export const withoutDice = (events: Event[]): Event[] =>
  events.filter(({ event }) => event !== 'rolled' && event !== 'dice_used');

function count(event: Event, went: Pile, came: Pile): void {
  if (event.event === 'rolled' || event.event === 'dice_used') {
    // Dice that show goods count as goods; those with a coin or a card are told as dice.
    const pile = event.event === 'rolled' ? came : went;
    for (const face of FACES)
      pile.add(FACE_ICON[face], event.dice[face], event.event === 'rolled' || !isGood(face));
  } else if (event.event === 'paid') went.add(SORT_ICON[event.sort], event.count);
  else if (event.event === 'returned') went.add(SORT_ICON[event.sort], 1);
  else if (event.event === 'gained') came.add(SORT_ICON[event.sort], event.count);
  else if (event.event === 'card_revealed') came.add('bazaar-back', 1);
  else if (event.event === 'tile_gained') came.add('mosque-tile', 1);
  else if (event.event === 'tile_given_up') went.add('mosque-tile', 1);
  else if (event.event === 'ruby_gained') came.add('ruby', 1);
}
