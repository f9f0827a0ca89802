// A round of the table: who chose which tile of the Kiosk, who bid what. The position tells what lies open; who took
// what before is in the log.
import type { Event, Seat, View } from '../bazaar';
import type { KioskTile } from '../../../types/KioskTile';

export interface Drafted {
  tile: KioskTile;
  /** Who took it; nobody yet, or unknown to whoever came later. */
  by: Seat | null;
}

/** The tiles of the draft that is going on, as they were revealed, with who took them. */
export function drafted(events: readonly Event[], open: readonly KioskTile[]): Drafted[] {
  let tiles: Drafted[] = [];
  let revealing = false;
  for (const event of events) {
    if (event.event === 'kiosk_revealed') {
      if (!revealing) tiles = [];
      revealing = true;
      tiles.push({ tile: event.tile, by: null });
    } else if (event.event === 'kiosk_used' || event.event === 'kiosk_left') {
      revealing = false;
      const found = tiles.find(({ tile }) => tile === event.tile);
      if (found) found.by = event.seat;
    } else if (event.event === 'kiosk_taken') revealing = false;
  }
  const known = open.every((tile) => tiles.some((one) => one.tile === tile && one.by === null));
  return known && tiles.length > 0 ? tiles : open.map((tile) => ({ tile, by: null }));
}

/** Everybody once from whoever is on turn, and that one again at the end. */
export function order(view: View): Seat[] {
  const players = view.seats.length;
  const first = view.letters?.on_turn ?? view.seat;
  return Array.from({ length: players + 1 }, (_, i) => (first + i) % players);
}

/** Whether this seat will be asked in the round that is going on: for a tile, or for a bid. */
export function isToCome(view: View, events: readonly Event[], seat: Seat): boolean {
  // Whoever is on turn speaks first; what is left at the end is seen then.
  if (seat === view.letters?.on_turn || seat === view.seat) return false;
  if (view.question?.ask === 'auction') return !bids(events).some((bid) => bid.seat === seat);
  return order(view)
    .slice(chosen(view) + 1, -1)
    .includes(seat);
}

/** How many have had their tile. */
export const chosen = (view: View): number => view.seats.length + 1 - (view.letters?.kiosk_open.length ?? 0);

/** The bids of the auction that is going on, one for each who has spoken; 0 is a pass. */
export function bids(events: readonly Event[]): { seat: Seat; lira: number }[] {
  const out: { seat: Seat; lira: number }[] = [];
  for (const event of [...events].reverse()) {
    if (event.event === 'bid_made') out.unshift({ seat: event.seat, lira: event.lira });
    else if (event.event === 'bid_passed') out.unshift({ seat: event.seat, lira: 0 });
    else if (event.event === 'good_gained' || event.event === 'auction_won' || event.event === 'turn_began')
      break;
  }
  return out;
}
