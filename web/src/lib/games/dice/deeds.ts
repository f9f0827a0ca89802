// The eight actions of the overview: what each is called, what the rule says, and the picture of it.
import { m } from '../../../paraglide/messages.js';
import type { Action } from '../../types/dice/Action';
import type { Effects } from '../../types/dice/Effects';
import type { Face } from '../../types/dice/Face';
import { FACES, FACE_ICON, GOODS, isGood, SORT_ICON } from './dice';
import { printed } from './tiles';

export type Deed =
  'pair' | 'two_different' | 'three_different' | 'four_different' | 'coins' | 'cards' | 'tile' | 'ruby';

interface DeedRow {
  deed: Deed;
  name: () => string;
  rule: () => string;
  /** The general rule as an example, in the small language of cards/picture.ts. */
  picture: string;
}

export const DEEDS: readonly DeedRow[] = [
  { deed: 'pair', name: m.dice_act_pair, rule: m.dice_rule_pair, picture: 'fabric fabric > fabric' },
  {
    deed: 'two_different',
    name: m.dice_act_two_different,
    rule: m.dice_rule_two_different,
    picture: 'fabric fruit > crystal',
  },
  {
    deed: 'three_different',
    name: m.dice_act_three_different,
    rule: m.dice_rule_three_different,
    picture: 'fabric fruit spice > brown',
  },
  {
    deed: 'four_different',
    name: m.dice_act_four_different,
    rule: m.dice_rule_four_different,
    picture: 'fabric fruit spice jewel > any any',
  },
  { deed: 'coins', name: m.dice_act_coins, rule: m.dice_rule_coins, picture: 'face:lira > coin:2' },
  {
    deed: 'cards',
    name: m.dice_act_cards,
    rule: m.dice_rule_cards,
    picture: 'face:bazaar-back > bazaar-back',
  },
  { deed: 'tile', name: m.dice_act_tile, rule: m.dice_rule_tile, picture: 'any*3 > mosque-tile' },
  { deed: 'ruby', name: m.dice_act_ruby, rule: m.dice_rule_ruby, picture: 'any*4 > ruby' },
];

/** Which of the eight an action is, if it is one of them. */
export const deedOf = (action: Action): Deed | null =>
  DEEDS.find(({ deed }) => deed === action.do)?.deed ?? null;

const several = (word: string, n: number): string[] => (n > 1 ? [`${word}*${n}`] : n ? [word] : []);

/** What is given and taken, as a picture: dice with their frame, tiles bare. Nothing while it is not yet known. */
export function effectPicture({ pay, gain, dice, reveals }: Effects): string | null {
  const face = (one: Face) => (isGood(one) ? FACE_ICON[one] : `face:${FACE_ICON[one]}`);
  const given = [
    ...FACES.flatMap((one) => several(face(one), dice[one] + (isGood(one) ? pay.goods[one] : 0))),
    ...several('brown', pay.brown),
    ...several('crystal', pay.crystals),
    ...(pay.lira ? [`coin:${pay.lira}`] : []),
  ];
  const taken = [
    ...GOODS.flatMap((good) => several(SORT_ICON[good], gain.goods[good])),
    ...several('brown', gain.brown),
    ...several('crystal', gain.crystals),
    ...(gain.lira ? [`coin:${gain.lira}`] : []),
    ...(gain.tiles.length ? ['mosque-tile'] : []),
    ...several('ruby', gain.rubies),
    ...(reveals === 'card' ? ['bazaar-back'] : []),
  ];
  return given.length && taken.length ? `${given.join(' ')} > ${taken.join(' ')}` : null;
}

/** A chip of the turn strip: a sign for what was done. */
export function diceChip(actions: Action[]): { icon: string; text: string } {
  const first = actions[0];
  const sign = (icon: string, text = '') => ({ icon, text });
  switch (first?.do) {
    case 'pair':
      return sign(SORT_ICON[first.good]);
    case 'two_different':
      return sign('crystal');
    case 'three_different':
      return sign('brown');
    case 'four_different':
    case 'give':
    case 'take':
    case 'pay':
      return sign('any');
    case 'coins':
    case 'accept':
      return sign('lira');
    case 'tile':
      return sign('mosque-tile');
    case 'give_up': {
      const { good } = printed(first.tile);
      return sign(good ? SORT_ICON[good] : 'mosque-tile');
    }
    case 'ruby':
      return sign('ruby');
    case 'sell':
    case 'pick':
      return sign(SORT_ICON[first.sort]);
    case 'choose':
    case 'cards':
    case 'reveal':
    case 'draw':
      return sign('bazaar-back');
    case 'decline':
      return sign('no');
    case 'roll':
    case 'reroll':
    case 'dice':
    case 'by_hand':
    case 'open':
    case 'end':
    case undefined:
      return sign('roll');
  }
}
