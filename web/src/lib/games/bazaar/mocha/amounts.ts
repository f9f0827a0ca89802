// What Mocha & Baksheesh adds to what is paid and gained: coffee, guild cards, tavern tiles; and the barrier moves.
import { m } from '../../../../paraglide/messages.js';
import type { BoxAmounts } from '../words/amount';
import { edgeName, guildName, tavernName } from './words';

export const MOCHA_AMOUNTS: BoxAmounts = {
  money: ({ coffee = 0 }) =>
    coffee ? [{ icon: 'coffee', n: coffee, words: m.unit_coffee({ n: coffee }) }] : [],
  cards: ({ guild_cards = [] }) =>
    guild_cards.map(guildName).map((name) => ({ icon: 'guild-back', n: 1, text: name, words: name })),
  tiles: ({ tavern_tiles = [] }) =>
    tavern_tiles
      .map((kind) => m.tavern_tile({ kind: tavernName(kind) }))
      .map((name) => ({ icon: 'coffee', n: 1, text: name, words: name })),
  after(player, _, { pay, gain }) {
    const { mocha } = player;
    if (!mocha) return player;
    const coffee = mocha.coffee - (pay.coffee ?? 0) + (gain.coffee ?? 0);
    const tavern_tiles = [...mocha.tavern_tiles, ...(gain.tavern_tiles ?? [])];
    return { ...player, mocha: { ...mocha, coffee, tavern_tiles } };
  },
  missing: ({ coffee }) => (coffee ? [m.count_coffee({ n: coffee })] : []),
  moved: (move) =>
    move.move === 'barrier' ? { kind: 'gain', icon: 'barrier', text: edgeName(move.between) } : null,
  counted: {
    coffee: { icon: 'coffee', label: m.label_coffee },
    guild_cards: { icon: 'guild-back', label: m.label_guild_cards },
    tavern_tiles: { icon: 'coffee', label: m.label_tavern_tiles },
  },
};
