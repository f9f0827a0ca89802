// The table as it will be when an answer that is on its way has been taken: what its preview promises for sure.
import { GOODS, type PlayerView, type Seat, type View } from '../bazaar';
import { boxAfter } from '../boxes/amounts';
import type { Effects } from '../../../types/Effects';
import type { Movement } from '../../../types/Movement';

function moved(player: PlayerView, seat: Seat, move: Movement): PlayerView {
  switch (move.move) {
    case 'merchant':
      return { ...player, place: move.to };
    case 'assistant_left':
      return {
        ...player,
        assistants_in_stack: player.assistants_in_stack - 1,
        assistants_out: [...player.assistants_out, move.place],
      };
    case 'family':
      return move.seat === seat ? { ...player, family_place: move.to } : player;
    default:
      return player;
  }
}

function taken(player: PlayerView, { pay, gain }: Effects): PlayerView {
  const goods = { ...player.goods };
  for (const good of GOODS) goods[good] += gain.goods[good] - pay.goods[good];
  return {
    ...player,
    goods,
    lira: player.lira + gain.lira - pay.lira,
    rubies: player.rubies + gain.rubies - pay.rubies,
    capacity: player.capacity + gain.extensions,
    mosque_tiles: [...player.mosque_tiles, ...gain.mosque_tiles],
  };
}

export function optimistic(view: View, seat: Seat, effects: Effects): View {
  const player = view.seats[seat];
  if (!player) return view;
  const own = boxAfter(taken(player, effects), seat, effects);
  const after = effects.moves.reduce((now, move) => moved(now, seat, move), own);
  return { ...view, seats: view.seats.map((other, i) => (i === seat ? after : other)) };
}
