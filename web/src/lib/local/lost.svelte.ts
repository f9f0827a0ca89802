// Games that a browser has thrown away. Their names stand outside of the database: what is named there and listed nowhere
// was here once.
import { remember, remembered } from '../storage';

const KEPT = 'local.kept';
const LOST = 'local.lost';

function names(): string[] {
  const kept = remembered<unknown>(KEPT, []);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export class Lost {
  /** How many games are gone, until somebody has read of it. */
  count: number = $state(remembered<number>(LOST, 0));

  /** A table is kept from now on. */
  kept(id: string): void {
    remember(KEPT, [...new Set([...names(), id])]);
  }

  /** Somebody has deleted it: nobody has to be told that it is gone. */
  forgotten(id: string): void {
    remember(
      KEPT,
      names().filter((name) => name !== id),
    );
  }

  /** These are all tables of this device: others that were kept are gone. */
  listed(ids: readonly string[]): void {
    const gone = names().filter((id) => !ids.includes(id));
    remember(KEPT, ids);
    if (gone.length > 0) this.#set(this.count + gone.length);
  }

  /** It was read, and is not said again. */
  read(): void {
    this.#set(0);
  }

  #set(count: number): void {
    this.count = count;
    remember(LOST, count);
  }
}

export const lost = new Lost();
