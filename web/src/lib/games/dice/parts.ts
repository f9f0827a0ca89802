// Everybody's part of the last bazaar card that was carried out, from events alone.
import { m } from '../../../paraglide/messages.js';
import type { Card } from '../../types/dice/Card';
import type { Sort } from '../../types/dice/Sort';
import type { Seat } from '../../types/Seat';
import type { Told, View } from './dice';
import { isOwn } from './cards';
import { sortAmount, tileName } from './words';

export interface Part {
  seat: Seat;
  /** What it brought and cost, in words; nothing yet while somebody is asked. */
  text: string;
  waits: boolean;
}
export interface CardPlayed {
  card: Card;
  /** Who turned it up. */
  seat: Seat;
  parts: Part[];
}

const signed = (sign: string, sort: Sort, n: number) => `${sign}${sortAmount(sort, n)}`;

/** The card of this turn that was chosen last, with what each player has from it so far. */
export function played(log: Told[], view: View): CardPlayed | null {
  const events = log.flatMap((entry) => entry.events);
  const at = events.findLastIndex((event) => event.event === 'card_chosen');
  const chosen = events[at];
  if (chosen?.event !== 'card_chosen') return null;
  const texts = view.seats.map((): string[] => []);
  // The part of a card ends where the next thing of the turn begins.
  for (const event of events.slice(at + 1)) {
    if (['acted', 'rolled', 'turn_ended', 'card_revealed', 'turn_began'].includes(event.event)) break;
    const text = 'seat' in event ? texts[event.seat] : undefined;
    if (event.event === 'gained') text?.push(signed('+', event.sort, event.count));
    else if (event.event === 'paid') text?.push(signed('−', event.sort, event.count));
    else if (event.event === 'card_declined' && !isOwn(event.card))
      text?.push(m.ev_card_declined({ player: '' }).trim());
    else if (event.event === 'tile_gained') text?.push(`+${tileName(event.tile)}`);
    else if (event.event === 'tile_given_up') text?.push(`−${tileName(event.tile)}`);
    else if (event.event === 'ruby_gained') text?.push(`+${m.unit_rubies({ n: 1 })}`);
  }
  const open = view.open_cards.includes(chosen.card);
  return {
    card: chosen.card,
    seat: chosen.seat,
    parts: texts.map((text, seat) => ({
      seat,
      text: text.join(', '),
      waits: open && view.asked === seat,
    })),
  };
}
