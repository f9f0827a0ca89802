// What is to be seen and heard when something happens: the moment of a ruby, dice, things that fly, sounds. What shows
// and plays them comes with the first thing that happens.
import type { Event, Place, Seat, View } from '../bazaar';
import { settings, still } from '../../../settings.svelte';
import type { Dice } from '../../../types/Dice';
import type { Flight } from './flights';

/** Somebody got a ruby, with it so many, from there. */
export interface RubyMoment {
  seat: Seat;
  n: number;
  from: Place;
  key: string;
}

export class Animations {
  dice: { rolled: Dice; key: number } | null = $state(null);
  flights: { all: Flight[]; key: number } | null = $state.raw(null);
  /** One after the other; what flies waits for the last. */
  moments: RubyMoment[] = $state.raw([]);
  #afterwards: { all: Flight[]; key: number } | null = null;

  show(happened: Event[], view: View, yours: boolean, key: number): void {
    const rolled = happened.findLast((event) => event.event === 'rolled');
    if (rolled?.event === 'rolled') this.dice = { rolled: rolled.dice, key };
    if (!still()) this.moments = [...this.moments, ...momentsOf(happened, key)];
    void this.#move(happened, view, key).then(() => hear(happened, yours));
  }

  /** The moment is over: the next one, or what flies. */
  momentOver(): void {
    this.moments = this.moments.slice(1);
    if (this.moments.length || !this.#afterwards) return;
    this.flights = this.#afterwards;
    this.#afterwards = null;
  }

  async #move(happened: Event[], view: View, key: number): Promise<void> {
    if (!happened.length || still()) return;
    const { flightsOf } = await import('./flights');
    const flights = { all: flightsOf(happened, view), key };
    if (this.moments.length) this.#afterwards = flights;
    else this.flights = flights;
  }
}

export const momentsOf = (happened: Event[], key: number): RubyMoment[] =>
  happened.flatMap((event) =>
    event.event === 'ruby_gained'
      ? [{ seat: event.seat, n: event.rubies, from: event.from, key: `${key} ${event.seat} ${event.rubies}` }]
      : [],
  );

async function hear(happened: Event[], yours: boolean): Promise<void> {
  if (!settings.get('sound')) return;
  const [{ sound }, { soundOf }] = await Promise.all([import('../../../table/sounds'), import('./sounds')]);
  const heard = soundOf(happened);
  if (heard) sound(heard);
  if (yours) setTimeout(() => sound('turn'), heard ? 700 : 0);
}
