// A mosque tile on its page of the reference: what it does, and what it costs.
import { m } from '../../../paraglide/messages.js';
import type { Thing } from '../../rules/topic';
import type { MosqueTile } from '../../types/dice/MosqueTile';
import type { TileKind } from '../../types/dice/TileKind';
import { goodAmount } from '../../words';
import { printed } from './tiles';
import { tileName } from './words';

const EFFECTS: Record<TileKind, () => string> = {
  lira: m.once_dice_tile_lira,
  crystal: m.once_dice_tile_crystal,
  card: m.once_dice_tile_card,
  action: m.once_dice_tile_action,
  good: m.once_dice_tile_good,
  die: m.once_dice_tile_die,
};
/** Three of its colour are printed on a tile; on a die one of each. */
const COST = 3;

export function tileThing(tile: MosqueTile): Thing {
  const { kind, good } = printed(tile);
  const price = good ? goodAmount(good, COST) : m.dice_one_of_each();
  const name = m.dice_tile_costs({ tile: tileName(tile), price });
  return { id: `mosque-${tile}`, name, text: EFFECTS[kind](), kind: 'mosque-tile', tile };
}
