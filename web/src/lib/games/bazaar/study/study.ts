// The board game studied.
import { m } from '../../../../paraglide/messages.js';
import type { StudyParts, Way } from '../../../study/parts';
import { goodName } from '../../../words';
import { GOOD_ICON, type Bazaar, type Good, type View } from '../bazaar';
import { actionLabel, chip, placeOf } from '../boxes/actions';
import { boxThing } from '../boxes/amounts';
import { outcomeName } from '../boxes/falls';
import { signsOfTurn } from '../log/outcome';
import { turnSums } from '../log/sums';
import { PLACES } from '../places/places';
import { prompt } from '../questions/asked';
import type { Thing } from '../words/amount';
import { placeName } from '../words/names';
import { actionIn } from './notation';

const place = (notation: string): number | null => {
  const action = actionIn(notation);
  return action ? placeOf(action) : null;
};

/** Who goes with this answer, by its sign, and from where. */
function way(notation: string, view: View, seat: number): Way | null {
  const action = actionIn(notation);
  const player = view.seats[seat];
  const to = action ? placeOf(action) : null;
  if (!action || !player || to === null) return null;
  const { icon } = chip([action], player.colour);
  if (icon.startsWith('family')) return { from: player.family_place, to, figure: icon };
  return icon !== 'foot' || player.place === to ? null : { from: player.place, to };
}

const THINGS: Readonly<Record<string, Thing>> = {
  lira: { icon: 'lira', label: m.label_lira },
  rubies: { icon: 'ruby', label: m.study_rubies },
  capacity: { icon: 'extension', label: m.study_room },
  cards: { icon: 'bonus-back', label: m.rules_cards },
  mosque_tiles: { icon: 'mosque-tile', label: m.label_mosque_tiles },
  assistants_in_stack: { icon: 'assistant', label: m.label_stack },
};

function thing(what: string): { icon: string; label: string } | null {
  if (what in GOOD_ICON) return { icon: GOOD_ICON[what as Good], label: goodName(what as Good) };
  const row = THINGS[what] ?? boxThing(what);
  return row ? { icon: row.icon, label: row.label() } : null;
}

export const parts: StudyParts<Bazaar> = {
  label: (notation, name) => {
    const action = actionIn(notation);
    const to = place(notation);
    if (action && to !== null && 'to' in action) return placeName(to);
    return action ? actionLabel(action, name) : notation;
  },
  outcome: outcomeName,
  place,
  placeName,
  family: (number) => (PLACES as Record<number, { family: string } | undefined>)[number]?.family ?? null,
  way,
  question: (question, view, player) => {
    if (question.ask === 'move' || !view) return m.study_where({ player });
    return prompt(question, view);
  },
  signs: (log) => new Map([...turnSums(log)].map(([ply, sum]) => [ply, signsOfTurn(sum)])),
  thing,
};
