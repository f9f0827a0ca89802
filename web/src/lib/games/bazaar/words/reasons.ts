// Why something is not possible, and why there is no way back, in words.
import { m } from '../../../../paraglide/messages.js';
import type { Chance } from '../bazaar';
import { CAUSES } from '../boxes/reveals';
import { never } from '../../../exhaust';
import type { Lock } from '../../../types/Lock';

export { why } from '../boxes/reasons';

/** Why there is no way back beyond this point; nothing at the start of the turn, where nothing is lost. */
export function lockCause(lock: Lock<Chance>): string | null {
  switch (lock.lock) {
    case 'start':
      return null;
    case 'others':
      return m.cause_others();
    case 'chance':
      return CAUSES[lock.chance.chance]();
    default:
      return never(lock);
  }
}
