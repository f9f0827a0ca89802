import { m } from '../../../../paraglide/messages.js';
import { EXTRA_PIECE } from '../boxes/pieces';
import type { Play } from '../table/play.svelte';

/** The Fountain without calling an assistant; it may bring something else. */
export const nobodyBack = ({ me }: Play): string => (me && EXTRA_PIECE.brought(me)) ?? m.act_recall_nobody();
