// What is heard of what happened. Sounds are fetched when the first one is wanted.
import type { DiceGame } from './dice';

export async function hear(happened: DiceGame['event'][], yours: boolean): Promise<void> {
  const [{ sound }, { diceSound }] = await Promise.all([import('../../table/sounds'), import('./sounds')]);
  const heard = diceSound(happened);
  if (heard) sound(heard);
  if (yours) setTimeout(() => sound('turn'), heard ? 700 : 0);
}
