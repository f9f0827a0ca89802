// What is to be seen and heard when something happens: dice, things that fly, sounds. What shows and plays them
// comes with the first thing that happens.
import type { Event, View } from '../bazaar';
import { settings, still } from '../../../settings.svelte';
import type { Dice } from '../../../types/Dice';
import type { Flight } from './flights';

export class Animations {
  dice: { rolled: Dice; key: number } | null = $state(null);
  flights: { all: Flight[]; key: number } | null = $state.raw(null);

  show(happened: Event[], view: View, yours: boolean, key: number): void {
    const rolled = happened.findLast((event) => event.event === 'rolled');
    if (rolled?.event === 'rolled') this.dice = { rolled: rolled.dice, key };
    void this.#move(happened, view, key).then(() => hear(happened, yours));
  }

  async #move(happened: Event[], view: View, key: number): Promise<void> {
    if (!happened.length || still()) return;
    const { flightsOf } = await import('./flights');
    this.flights = { all: flightsOf(happened, view), key };
  }
}

async function hear(happened: Event[], yours: boolean): Promise<void> {
  if (!settings.get('sound')) return;
  const [{ sound }, { soundOf }] = await Promise.all([import('../../../table/sounds'), import('./sounds')]);
  const heard = soundOf(happened);
  if (heard) sound(heard);
  if (yours) setTimeout(() => sound('turn'), heard ? 700 : 0);
}
