// The Secret Society takes its seals one letter after the other.
import { m } from '../../../../paraglide/messages.js';
import { RUBY_SEALS } from '../../../types/printed';
import type { Place } from '../bazaar';

const SOCIETY = 24;

export const sealsAt = (place: Place): string | null =>
  place === SOCIETY ? m.unit_seals({ n: RUBY_SEALS[0] }) : null;
