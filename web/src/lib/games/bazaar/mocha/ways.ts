// The ways to a ruby that Mocha & Baksheesh brings.
import { m } from '../../../../paraglide/messages.js';
import type { Way } from '../../../firsts/goal.svelte';

export const MOCHA_WAYS: readonly Way[] = [{ name: m.once_way_coffee, places: [20], icon: 'coffee' }];
