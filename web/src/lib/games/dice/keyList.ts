// The list of keys at the table of the dice game, fetched when it is opened.
import { m } from '../../../paraglide/messages.js';
import type { Key } from '../../table/Keys.svelte';

export const DICE_KEYS: Key[] = [
  ['1 … 8', m.keys_dice_actions],
  ['x', m.keys_dice_roll],
  ['d', m.keys_dice_tray],
  ['Enter', m.keys_enter],
  ['s', m.keys_second],
  ['e', m.keys_end],
  ['u', m.keys_undo],
  ['Shift + u', m.keys_reset],
  ['Esc', m.keys_escape],
  ['n / Shift + n', m.keys_next],
  ['w', m.keys_dice_why],
  ['i', m.keys_help],
  ['p b a y o', m.keys_dice_groups],
  ['r', m.keys_recap],
  ['[ ]', m.keys_log],
  ['m', m.keys_menu],
  ['/', m.keys_type],
  ['t', m.keys_talk],
  ['?', m.keys_keys],
];
