// The ways to a ruby that Letters & Seals brings.
import { m } from '../../../../paraglide/messages.js';
import type { Way } from '../../../firsts/goal.svelte';

export const LETTERS_WAYS: readonly Way[] = [{ name: m.once_way_seals, places: [24], icon: 'seal' }];
