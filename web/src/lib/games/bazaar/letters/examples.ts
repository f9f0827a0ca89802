// Before and after: places, cards and figures of Letters & Seals.
import type { Examples } from '../../../rules/example';

const withLira = (good: string) => [['coin', `coin*4 ${good}`]] as const;

export const LETTERS_EXAMPLES: Examples = {
  'place-21': [['letter-1', 'letter-1*3']],
  'place-22': [['coin', 'coin letter-1 spice*2', 'topic:kiosk-tiles']],
  'place-23': [['coin*4', 'coin jewel bonus-back*2']],
  'place-24': [['seal*7', 'seal ruby coin*3']],
  'place-25': [['at:25:merchant', 'at:16:merchant jewel']],
  'card-one_letter': [['letter-1', 'letter-1*2']],
  'card-dice_letter': [['coin', 'coin*3 letter-1', 'die-3 die-4']],
  'card-good_lira': [['spice*2', 'spice coin*7']],
  'card-red_and_lira': withLira('fabric'),
  'card-green_and_lira': withLira('spice'),
  'card-yellow_and_lira': withLira('fruit'),
  'card-copy': [['coin', 'coin*6', 'topic:card-five_lira']],
  'card-family_walk': [['grid:family@5 spice:0/3', 'grid:family@6 spice:3/3']],
  'card-jump': [['grid:merchant@4,other@11', 'grid:other@11,merchant@11']],
  'card-two_steps': [['grid:companion@5', 'grid:companion@7']],
  'card-from_afar': [['coin*3', 'coin bonus-back', 'governor']],
  'card-twice_mosque': [['fabric*2 spice*2', 'fabric spice topic:tile-red topic:tile-green ruby']],
  'card-twice_society': [['seal*12', 'ruby*2 coin*5']],
  'card-anywhere': [['grid:merchant@4 coin*4', 'grid:merchant@15 coin']],
  'bonus-turn': [['seal*4', 'seal', 'merchant+2']],
  'figure-companion': [['grid:companion@5', 'grid:companion@6']],
  'figure-courier': [['coin*3', 'coin letter-1', 'courier']],
};
