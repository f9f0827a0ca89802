// Playing on from a moment: who sits where at the new table.
import type { Chair } from '../types/Chair';
import type { Player } from '../types/Player';

/** The first person is me, further ones sit at this device too; bots stay bots, of a level this server has. */
export function chairs(players: readonly Player[], levels: readonly string[]): Chair[] {
  const mine = Math.max(
    0,
    players.findIndex((player) => !player.bot),
  );
  const usual = levels.includes('medium') ? 'medium' : (levels[0] ?? 'medium');
  return players.map((player, seat): Chair => {
    if (seat === mine) return { chair: 'me' };
    if (!player.bot) return { chair: 'hot_seat', name: player.name };
    return { chair: 'bot', level: levels.includes(player.bot) ? player.bot : usual };
  });
}
