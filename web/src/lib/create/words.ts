// The words of the choices on the page for a new table.
import { m } from '../../paraglide/messages.js';
import type { Colour } from '../types/Colour';
import type { Arrangement } from '../games/bazaar/layouts/layouts';

const LEVELS: Record<string, () => string> = {
  easy: m.new_level_easy,
  medium: m.new_level_medium,
  hard: m.new_level_hard,
  expert: m.new_level_expert,
  master: m.new_level_master,
};
const LEVEL_NOTES: Record<string, () => string> = {
  easy: m.new_level_easy_note,
  medium: m.new_level_medium_note,
  hard: m.new_level_hard_note,
  expert: m.new_level_expert_note,
  master: m.new_level_master_note,
};
/** How such a bot plays, in a line; nothing for a level this page does not know. */
export const levelNote = (level: string): string => LEVEL_NOTES[level]?.() ?? '';
/** A level this page does not know yet is called what the server calls it. */
export const levelName = (level: string): string => LEVELS[level]?.() ?? level;

const COLOURS: Record<Colour, () => string> = {
  white: m.new_colour_white,
  yellow: m.new_colour_yellow,
  red: m.new_colour_red,
  green: m.new_colour_green,
  blue: m.new_colour_blue,
};
/** Colour and mark together. */
export const markName = (colour: Colour): string => COLOURS[colour]();

const ARRANGEMENTS: Record<Arrangement, [() => string, () => string]> = {
  'first-game': [m.new_layout_first_game, m.new_layout_first_game_note],
  'first-letters': [m.new_layout_first_game, m.new_layout_first_game_note],
  short: [m.new_layout_short, m.new_layout_short_note],
  long: [m.new_layout_long, m.new_layout_long_note],
  'in-order': [m.new_layout_in_order, m.new_layout_in_order_note],
  random: [m.new_layout_random, m.new_layout_random_note],
  own: [m.new_layout_own, m.new_layout_own_note],
};
export const arrangementName = (arrangement: Arrangement): string => ARRANGEMENTS[arrangement][0]();
export const arrangementNote = (arrangement: Arrangement): string => ARRANGEMENTS[arrangement][1]();
