// What flies after an answer: goods and Lira between a place and whoever gets or pays them, rubies last.
import { GOODS, GOOD_ICON, type Event, type Good, type Place, type Seat, type View } from '../bazaar';

/** Where a flight begins or ends: a place of the board, or what lies before a player. */
export type Spot = { place: Place } | { seat: Seat; good?: Good };

export interface Flight {
  icon: string;
  from: Spot;
  to: Spot;
  ruby: boolean;
}

/** More would be a swarm that nobody can read. */
const MOST = 10;

export function flightsOf(events: Event[], view: View): Flight[] {
  const out: Flight[] = [];
  const rubies: Flight[] = [];
  // A family member acts elsewhere than the merchant.
  let sent: Place | null = null;
  const at = (seat: Seat): Spot => ({ place: sent ?? view.seats[seat]?.place ?? 7 });
  const fly = (icon: string, from: Spot, to: Spot, times = 1) => {
    for (let i = 0; i < times; i++) out.push({ icon, from, to, ruby: false });
  };
  for (const event of events) {
    switch (event.event) {
      case 'turn_began':
        sent = null;
        break;
      case 'family_sent':
        sent = event.to;
        break;
      case 'good_gained':
        fly(GOOD_ICON[event.good], at(event.seat), { seat: event.seat, good: event.good }, event.count);
        break;
      case 'goods_paid':
        for (const good of GOODS)
          fly(GOOD_ICON[good], { seat: event.seat, good }, at(event.seat), event.goods[good]);
        break;
      case 'lira_gained':
        fly('lira', at(event.seat), { seat: event.seat });
        break;
      case 'lira_paid':
        fly('lira', { seat: event.seat }, at(event.seat));
        break;
      case 'merchant_paid':
        fly('lira', { seat: event.seat }, { seat: event.to });
        break;
      case 'card_drawn':
        fly('bonus-back', { place: 6 }, { seat: event.seat });
        break;
      case 'mosque_tile_taken':
        fly(GOOD_ICON[event.good], at(event.seat), { seat: event.seat });
        break;
      case 'assistant_returned': {
        const colour = view.seats[event.seat]?.colour ?? 'white';
        fly(`assistant-${colour}`, { place: event.from }, at(event.seat));
        break;
      }
      case 'ruby_gained':
        rubies.push({ icon: 'ruby', from: { place: event.from }, to: { seat: event.seat }, ruby: true });
        break;
      default:
    }
  }
  return [...out.slice(0, MOST), ...rubies];
}
