// What the boxes take for a ruby.
import type { Event, Place } from '../bazaar';
import { sealsAt } from '../letters/rubies';
import { coffeePaid } from '../mocha/events';

/** What an event of a box says was paid. */
export const boxPaid = (event: Event): string[] => coffeePaid(event);

/** What is paid at a place that tells it in several events. */
export const paidAt = (place: Place): string | null => sealsAt(place);
