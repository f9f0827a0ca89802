// The three warehouses differ in their good alone: one press fills the wheelbarrow with it.
import { m } from '../../../../paraglide/messages.js';
import type { PlaceRow } from './place';

export const warehouse: PlaceRow = { prompt: () => m.ask_warehouse(), button: () => m.act_fill() };
