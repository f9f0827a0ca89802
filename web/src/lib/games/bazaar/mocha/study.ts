// What bots count of Mocha & Baksheesh.
import { m } from '../../../../paraglide/messages.js';
import type { ThingRow } from '../study/thing';

export const MOCHA_THINGS: Record<string, ThingRow> = {
  coffee: { icon: 'coffee', label: m.label_coffee },
  guild_cards: { icon: 'guild-back', label: m.label_guild_cards },
  tavern_tiles: { icon: 'coffee', label: m.label_tavern_tiles },
};
