// What an answer of Letters & Seals is called.
import { m } from '../../../../paraglide/messages.js';
import { goodCount } from '../../../words';
import type { ActionRows } from '../words/action';
import { wareName } from '../boxes/wares';
import { cardName, placeName } from '../words/names';
import { KIOSK_ICON, kioskName } from './places/kiosk';
import { afarName } from './words';

type LettersAction =
  | 'enter'
  | 'companion_home'
  | 'move_companion'
  | 'two_steps'
  | 'anywhere'
  | 'jump'
  | 'family_walk'
  | 'kiosk'
  | 'discard_letter'
  | 'bid'
  | 'bid_hundred'
  | 'pass'
  | 'society'
  | 'emerge'
  | 'courier'
  | 'bonus_turn'
  | 'one_letter'
  | 'dice_letter'
  | 'good_lira'
  | 'good_and_lira'
  | 'copy'
  | 'from_afar'
  | 'draw_letter'
  | 'reveal'
  | 'one_die';

const lira = (n: number) => m.unit_lira({ n });

export const LETTERS_ACTIONS: ActionRows<LettersAction> = {
  enter: {
    label: () => m.act_enter(),
    chip: () => ({ icon: 'companion', text: '' }),
    button: true,
  },
  companion_home: {
    label: () => m.act_companion_home(),
    chip: () => ({ icon: 'companion', text: '' }),
    button: true,
  },
  move_companion: {
    label: (action) => m.act_companion_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'companion', text: String(action.to) }),
    place: (action) => action.to,
  },
  two_steps: {
    label: (action) => m.act_companion_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'companion', text: String(action.to) }),
    place: (action) => action.to,
    card: () => 'two_steps',
  },
  anywhere: {
    label: (action) => m.act_go_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'foot', text: String(action.to) }),
    place: (action) => action.to,
    card: () => 'anywhere',
  },
  jump: {
    label: (action, playerName) => m.act_jump({ player: playerName(action.seat) }),
    chip: () => ({ icon: 'foot', text: '' }),
    card: () => 'jump',
  },
  family_walk: {
    label: (action) => m.act_family_walk({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'family', text: String(action.to) }),
    place: (action) => action.to,
    card: () => 'family_walk',
  },
  kiosk: {
    label: (action) => m.act_take_kiosk({ what: kioskName(action.tile) }),
    chip: (action) => ({ icon: KIOSK_ICON[action.tile] ?? 'open-card', text: '' }),
  },
  discard_letter: {
    label: (action) => m.act_letter({ place: placeName(action.letter.to) }),
    chip: () => ({ icon: 'letter-1', text: '' }),
  },
  bid: {
    label: (action) => m.act_bid({ lira: m.count_lira({ n: action.lira }) }),
    chip: () => ({ icon: 'lira', text: '' }),
  },
  bid_hundred: {
    label: () => m.act_bid_more({ lira: lira(100) }),
    chip: () => ({ icon: 'lira', text: '' }),
  },
  pass: {
    label: () => m.act_pass(),
    chip: () => ({ icon: 'no', text: '' }),
  },
  society: {
    label: (action) => m.act_ruby_from({ place: placeName(action.from) }),
    chip: (action) => ({ icon: 'ruby', text: String(action.from) }),
  },
  emerge: {
    label: (action) => m.act_go_to({ place: placeName(action.to) }),
    chip: (action) => ({ icon: 'foot', text: String(action.to) }),
    place: (action) => action.to,
  },
  courier: {
    label: () => m.act_courier(),
    chip: () => ({ icon: 'letter-1', text: '' }),
    forgotten: m.figure_courier,
  },
  bonus_turn: {
    label: () => m.act_bonus_turn(),
    chip: () => ({ icon: 'letter-1', text: '' }),
  },
  one_letter: {
    label: () => m.act_play_card({ card: cardName('one_letter') }),
    chip: () => ({ icon: 'letter-1', text: '' }),
    card: () => 'one_letter',
  },
  dice_letter: {
    label: () => m.act_play_card({ card: cardName('dice_letter') }),
    chip: () => ({ icon: 'roll', text: '' }),
    card: () => 'dice_letter',
  },
  good_lira: {
    label: (action) => `${cardName('good_lira')}: ${wareName(action.ware)}`,
    chip: () => ({ icon: 'lira', text: '' }),
    card: () => 'good_lira',
  },
  good_and_lira: {
    label: (action) => m.card_good_and_lira({ good: goodCount(action.good, 1) }),
    chip: () => ({ icon: 'lira', text: '' }),
    card: (action) => (action.good === 'blue' ? null : `${action.good}_and_lira`),
  },
  copy: {
    label: () => m.act_play_card({ card: cardName('copy') }),
    chip: () => ({ icon: 'open-card', text: '' }),
    card: () => 'copy',
  },
  from_afar: {
    label: (action) => afarName(action.figure),
    chip: () => ({ icon: 'open-card', text: '' }),
    card: () => 'from_afar',
  },
  draw_letter: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'lock', text: '' }),
  },
  reveal: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'lock', text: '' }),
  },
  one_die: {
    label: () => m.wait_chance(),
    chip: () => ({ icon: 'roll', text: '' }),
  },
};
