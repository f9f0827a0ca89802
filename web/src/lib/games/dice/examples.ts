// Before and after: the actions, tracks, tiles and cards of the dice game.
import type { Examples } from '../../rules/example';

export const DICE_EXAMPLES: Examples = {
  'dice-actions': [
    ['die:fabric die:fabric', 'fabric'],
    ['die:fabric die:spice', 'crystal'],
    ['die:fabric die:spice die:fruit', 'brown'],
    ['die:fabric die:spice die:fruit die:jewel', 'jewel fruit'],
    ['die:coin die:coin', 'coin*4'],
    ['die:bazaar-back', 'topic:dice-cards'],
  ],
  'dice-goods': [['die:fabric fabric brown*2', 'ruby']],
  'dice-tracks': [['fabric*4', 'ruby']],
  'dice-tiles': [['die:jewel jewel*2', 'topic:dice-tiles']],
  'dice-cards': [['brown*3', 'ruby', 'topic:dice-cards']],
  'dice-supply': [['crystal*2', 'crystal']],
};
