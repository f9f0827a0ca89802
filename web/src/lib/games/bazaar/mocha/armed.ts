// What Mocha & Baksheesh lets one take up that is only spent with its target or with a second press.
import type { Action, Place } from '../bazaar';

export type MochaArmed = { what: 'barrier' } | { what: 'ruby' } | { what: 'guild'; guild: Place };

/** Which kinds of action are then answered with a press on a place. */
export const MOCHA_TARGETS: Record<MochaArmed['what'], readonly Action['do'][]> = {
  barrier: [],
  ruby: ['baksheesh'],
  guild: [],
};
