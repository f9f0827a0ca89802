// The table as it will be when an answer that is on its way has been taken: what its preview promises for sure.
import type { Dice } from '../../types/dice/Dice';
import type { PlayerView } from '../../types/dice/PlayerView';
import type { Preview } from '../../types/dice/Preview';
import type { View } from '../../types/dice/View';
import type { Seat } from '../../types/Seat';
import { FACES, GOODS } from './dice';

type Effects = Pick<Preview, 'pay' | 'gain' | 'returned' | 'dice'>;

function taken(player: PlayerView, view: View, { pay, gain, returned }: Effects): PlayerView {
  const goods = { ...player.goods };
  for (const good of GOODS) goods[good] += gain.goods[good] - pay.goods[good] - returned.goods[good];
  const after = (what: 'brown' | 'crystals' | 'lira' | 'rubies') =>
    player[what] + gain[what] - pay[what] - returned[what];
  const bought = view.open_tiles.filter(({ tile }) => gain.tiles.includes(tile));
  return {
    ...player,
    goods,
    brown: after('brown'),
    crystals: after('crystals'),
    lira: after('lira'),
    rubies: after('rubies'),
    tiles: [...player.tiles.filter(({ tile }) => !pay.tiles.includes(tile)), ...bought],
  };
}

const sum = (dice: Dice, by: 1 | -1, other: Dice): Dice => {
  const all = { ...dice };
  for (const face of FACES) all[face] += by * other[face];
  return all;
};

export function optimistic(view: View, seat: Seat, effects: Effects): View {
  return {
    ...view,
    seats: view.seats.map((player, i) => (i === seat ? taken(player, view, effects) : player)),
    open_tiles: view.open_tiles.filter(({ tile }) => !effects.gain.tiles.includes(tile)),
    dice: sum(view.dice, -1, effects.dice),
    used_dice: sum(view.used_dice, 1, effects.dice),
  };
}
