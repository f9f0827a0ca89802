// What somebody has from Mocha & Baksheesh: coffee, guild cards, tavern tiles and the barrier.
import { m } from '../../../../paraglide/messages.js';
import type { Belongings } from '../table/belongings';
import MochaTiles from './MochaTiles.svelte';
import { guildName } from './words';

export const MOCHA_BELONGINGS: Belongings = {
  isIn: (player) => player.mocha !== undefined,
  counts(player, effects) {
    const { coffee = 0, guild_cards = 0 } = player.mocha ?? {};
    const after = coffee - (effects?.pay.coffee ?? 0) + (effects?.gain.coffee ?? 0);
    return [
      { kind: 'money', icon: 'coffee', label: m.label_coffee(), now: coffee, after },
      {
        kind: 'cards',
        icon: 'guild-back',
        label: m.label_guild_cards(),
        now: guild_cards,
        after: guild_cards,
      },
    ];
  },
  hand: (player) => (player.mocha?.guild_hand ?? []).map(guildName),
  Pieces: MochaTiles,
  ownLine: false,
};
