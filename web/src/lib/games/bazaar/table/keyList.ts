// The list of keys at the table of the board game, fetched when it is opened.
import { m } from '../../../../paraglide/messages.js';
import type { Key } from '../../../table/Keys.svelte';

export const KEYS: Key[] = [
  ['↑ ↓ ← →', m.keys_arrows],
  ['1 … 25', m.keys_digits],
  ['Enter', m.keys_enter],
  ['s', m.keys_second],
  ['e', m.keys_end],
  ['u', m.keys_undo],
  ['Shift + u', m.keys_reset],
  ['Esc', m.keys_escape],
  ['n / Shift + n', m.keys_next],
  ['w', m.keys_why],
  ['a', m.keys_hint],
  ['i', m.keys_help],
  ['p b y h o l', m.keys_groups],
  ['o 1 … o 4', m.keys_opponents],
  ['r', m.keys_recap],
  ['[ ]', m.keys_log],
  ['g …', m.keys_find],
  ['f', m.keys_figure],
  ['m', m.keys_menu],
  ['/', m.keys_type],
  ['t', m.keys_talk],
  ['?', m.keys_keys],
];
