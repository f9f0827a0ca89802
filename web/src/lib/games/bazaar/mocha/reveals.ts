// What Mocha & Baksheesh uncovers.
import { m } from '../../../../paraglide/messages.js';
import type { RevealRow } from '../words/reveal';

export const MOCHA_REVEALS: Record<'guild', RevealRow> = {
  guild: { icon: 'guild-back', text: m.say_draws_guild, onButton: true },
};

export const MOCHA_CAUSES: Record<'guild', () => string> = { guild: m.cause_card };
