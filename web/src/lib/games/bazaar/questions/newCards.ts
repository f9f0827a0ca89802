// The cards that came into one's hand in this turn.
import type { Card, Event, Place, Seat } from '../bazaar';

const ofThisTurn = (events: Event[]): Event[] =>
  events.slice(events.findLastIndex(({ event }) => event === 'turn_began') + 1);

export function newCards(events: Event[], seat: Seat | null): Card[] {
  return ofThisTurn(events).flatMap((event) => {
    const drawn = event.event === 'card_drawn' || event.event === 'card_taken';
    return drawn && event.seat === seat && event.card !== null ? [event.card] : [];
  });
}

export function newGuildCards(events: Event[], seat: Seat | null): Place[] {
  return ofThisTurn(events).flatMap((event) =>
    event.event === 'guild_drawn' && event.seat === seat && event.guild !== null ? [event.guild] : [],
  );
}
