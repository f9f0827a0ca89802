// The words of the laboratory's choices.
import { m } from '../../paraglide/messages.js';
import { arrangementName } from '../create/words';
import type { Arrangement } from '../games/bazaar/layouts/layouts';
import type { Lens } from './figures';
import type { Level } from './lab.svelte';

export const LENS_NAMES: Record<Lens, () => string> = {
  visits: m.lab_lens_visits,
  winners: m.lab_lens_winners,
  first: m.lab_lens_first,
};

export const LEVEL_NAMES: Record<Level, () => string> = {
  easy: m.lab_bots_easy,
  medium: m.lab_bots_medium,
};

export const boardName = (arrangement: Arrangement): string =>
  arrangement === 'own' ? m.lab_lay() : arrangementName(arrangement);
