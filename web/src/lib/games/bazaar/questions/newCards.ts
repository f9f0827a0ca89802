// The cards that came into one's hand in this turn.
import type { Card, Event, Seat } from '../bazaar';

export function newCards(events: Event[], seat: Seat | null): Card[] {
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  return events.slice(began + 1).flatMap((event) => {
    const drawn = event.event === 'card_drawn' || event.event === 'card_taken';
    return drawn && event.seat === seat && event.card !== null ? [event.card] : [];
  });
}
