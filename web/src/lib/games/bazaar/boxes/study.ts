// What bots count besides goods, by the name that they give it: reasons and lines of a study speak of it.
import { m } from '../../../../paraglide/messages.js';
import { LETTERS_THINGS } from '../letters/study';
import { MOCHA_THINGS } from '../mocha/study';
import type { ThingRow } from '../study/thing';

const BASE_THINGS: Record<string, ThingRow> = {
  lira: { icon: 'lira', label: m.label_lira },
  rubies: { icon: 'ruby', label: m.study_rubies },
  capacity: { icon: 'extension', label: m.study_room },
  cards: { icon: 'bonus-back', label: m.rules_cards },
  mosque_tiles: { icon: 'mosque-tile', label: m.label_mosque_tiles },
  assistants_in_stack: { icon: 'assistant', label: m.label_stack },
};

export const THINGS: Record<string, ThingRow> = { ...BASE_THINGS, ...MOCHA_THINGS, ...LETTERS_THINGS };
