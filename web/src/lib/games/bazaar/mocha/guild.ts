// The faces of the guild cards: the scene of the place is the picture, this line is the strip below it, which says
// what is better than there. In the words of `cards.ts`.
import type { Place } from '../bazaar';

export const GUILD_PICTURE: Record<Place, string> = {
  1: 'coin:5 > extension',
  2: 'fill:fabric + coffee*2',
  3: 'fill:spice + coffee*2',
  4: 'fill:fruit + coffee*2',
  5: 'twice:letter',
  6: 'bonus-back*2 + coffee',
  7: 'assistant*2 > merchant . trail:2',
  8: 'fabric + spice + fruit + roll',
  9: 'roll > lira*2 / coin:4',
  10: 'any*5 > purse',
  11: 'any*5 > purse',
  12: 'family > link:gate > map:any',
  13: 'link:palace + coffee*3',
  14: 'fabric / spice > mosque-tile',
  15: 'jewel / fruit > mosque-tile',
  16: 'link:dealer + coffee*3',
  17: 'lira any open-card > coffee*3',
  18: 'coffee + guild-back*2',
  19: 'at:19 at:19 . tag:−1 coffee',
  20: 'link:pot + coin:5',
};
