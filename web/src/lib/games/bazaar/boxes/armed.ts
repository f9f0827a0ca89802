// What can be taken up besides cards, and what is asked then: one row each.
import { m } from '../../../../paraglide/messages.js';
import { MOCHA_ARMED, type MochaArmed } from '../mocha/armed';
import type { ArmedRow } from '../questions/question';

/** Something taken up that is only spent with its target. */
export type ArmedThing = { what: 'tile' } | MochaArmed;

export const ARMED: Record<ArmedThing['what'], ArmedRow> = {
  tile: { title: m.ask_recall, sheet: 'OnBoard', room: 'line', onBoard: ['call_back'] },
  ...MOCHA_ARMED,
};
