// The ways to a ruby in the dice game: three kinds of track, and the mosque.
import { m } from '../../../../paraglide/messages.js';
import type { Way } from '../../../firsts/goal.svelte';
import type { View } from '../../../types/dice/View';
import type { DicePlay } from '../play.svelte';

export const diceWays = ({ tiles_for_mosque_ruby: n }: Pick<View, 'tiles_for_mosque_ruby'>): Way[] => [
  { name: m.once_way_colour, icon: 'fabric' },
  { name: m.once_way_each, icon: 'any' },
  { name: m.once_way_lira, icon: 'lira' },
  { name: () => m.once_way_tiles({ n }), icon: 'mosque-tile' },
];

/** Nobody who looks has rolled in this game yet. */
export function isFirstRoll({ asked, me, view }: DicePlay): boolean {
  if (!me || view.ranking || (asked && asked.question.ask !== 'roll')) return false;
  return me.rubies === 0 && me.tiles.length === 0;
}
