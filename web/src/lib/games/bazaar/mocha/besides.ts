// What places of the base game bring besides, where there is coffee.
import { m } from '../../../../paraglide/messages.js';
import { gain } from '../../../table/signs';
import type { View } from '../bazaar';

/** At the Caravansary: as signs and in words. */
export const besidesCards = ({ mocha }: View): { signs: string; words: string } =>
  mocha ? { signs: gain(1, 'coffee'), words: m.unit_coffee({ n: 1 }) } : { signs: '', words: '' };
