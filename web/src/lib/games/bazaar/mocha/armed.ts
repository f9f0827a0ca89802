// What Mocha & Baksheesh lets one take up that is only spent with its target or with a second press.
import { m } from '../../../../paraglide/messages.js';
import type { Place } from '../bazaar';
import type { ArmedRow } from '../questions/question';

export type MochaArmed = { what: 'barrier' } | { what: 'ruby' } | { what: 'guild'; guild: Place };

export const MOCHA_ARMED: Record<MochaArmed['what'], ArmedRow> = {
  barrier: { title: m.ask_barrier, sheet: 'BarrierStreet', room: 'line', onBoard: [] },
  ruby: { title: m.ask_ruby_from, sheet: 'OnBoard', room: 'line', onBoard: ['baksheesh'] },
  guild: { title: m.ask_guild, sheet: 'GuildCard', room: 'half', onBoard: [] },
};
