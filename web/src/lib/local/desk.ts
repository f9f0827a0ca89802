// What the requests of a device are answered with.
import type { Trouble } from '../refused';
import { EngineRefusal, type Engine } from './engine';
import type { Store } from './store';

export interface Desk {
  engine: Pick<Engine, 'call' | 'ask'>;
  store: Pick<
    Store,
    'add' | 'tables' | 'read' | 'remove' | 'bring' | 'addRecord' | 'record' | 'days' | 'addDay' | 'keepDay'
  >;
  /** Who sits at this device. */
  me: () => { id: string; name: string };
  rename: (name: string) => void;
  now: () => number;
  /** So many random bytes, in hexadecimal digits. */
  random: (bytes: number) => string;
}

const MOST_TABLES = 500;

export function refuse(code: Trouble['code'], message: string): never {
  throw new EngineRefusal({ code, message });
}

export async function checkRoom({ store }: Desk): Promise<void> {
  if ((await store.tables()).length >= MOST_TABLES)
    refuse('full_device', `there are ${MOST_TABLES} games on this device`);
}
