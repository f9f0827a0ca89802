// What an answer costs and gives: as lines with a sign for the eye, and as one sentence for the ear.
import { m } from '../../../../paraglide/messages.js';
import { GOODS, GOOD_ICON, type Answer, type PlayerView, type Seat, type View } from '../bazaar';
import type { Effects } from '../../../types/Effects';
import type { Stops } from '../../../types/Stops';
import { boxMoves, boxParts } from '../boxes/amounts';
import { metIcon } from './met';
import { REVEALS } from '../boxes/reveals';
import type { Part } from './amount';
import { cardName, goodsCounts, things } from './names';
import { goodName, list } from '../../../words';
import { never } from '../../../exhaust';

export interface Line {
  kind: 'cost' | 'gain' | 'lost' | 'note';
  icon: string;
  /** With a sign: −2, +3. */
  amount?: string;
  text?: string;
}

/** All that one press on this answer brings for sure. */
export function effectsOf(answer: Answer, express: boolean): { effects: Effects; stops: Stops | null } {
  const path = express ? answer.preview.express : undefined;
  return path ? { effects: path.effects, stops: path.stops } : { effects: answer.preview, stops: null };
}

/** Who looks at it, and at what. */
interface Looks {
  view: View;
  me: PlayerView | null;
  name: (seat: Seat) => string;
}

export function lines(effects: Effects, stops: Stops | null, { view, me, name }: Looks): Line[] {
  const out: Line[] = [];
  const colour = me?.colour ?? 'white';
  const { pay, gain } = effects;
  for (const move of effects.moves) {
    if (move.move === 'assistant_left')
      out.push({ kind: 'note', icon: `assistant-${colour}`, text: m.say_leaves() });
    if (move.move === 'assistant_picked_up')
      out.push({ kind: 'note', icon: `assistant-${colour}`, text: m.say_picks_up() });
  }
  const moved = boxMoves(effects.moves, colour);
  out.push(...moved.filter(({ kind }) => kind === 'note'));
  const back = effects.moves.filter((move) => move.move === 'assistant_returned').length;
  if (back) out.push({ kind: 'gain', icon: `assistant-${colour}`, amount: `+${back}` });
  const gained = effects.moves.filter((move) => move.move === 'assistant_gained').length;
  if (gained) out.push({ kind: 'gain', icon: `assistant-${colour}`, amount: `+${gained}` });
  let lira = pay.lira;
  for (const { seat, lira: paid } of effects.paid_to) {
    out.push({ kind: 'cost', icon: 'lira', amount: `−${paid}`, text: `→ ${name(seat)}` });
    lira -= paid;
  }
  if (lira > 0) out.push({ kind: 'cost', icon: 'lira', amount: `−${lira}` });
  out.push(...boxParts(pay, 'money').map((part) => lineOf('cost', part)));
  for (const good of GOODS)
    if (pay.goods[good]) out.push({ kind: 'cost', icon: GOOD_ICON[good], amount: `−${pay.goods[good]}` });
  for (const card of pay.cards)
    out.push({ kind: 'cost', icon: 'open-card', amount: '−1', text: cardName(card) });
  out.push(...boxParts(pay, 'cards').map((part) => lineOf('cost', part)));
  for (const good of GOODS)
    if (gain.goods[good]) out.push({ kind: 'gain', icon: GOOD_ICON[good], amount: `+${gain.goods[good]}` });
  if (gain.lira) out.push({ kind: 'gain', icon: 'lira', amount: `+${gain.lira}` });
  for (const kind of ['money', 'tiles'] as const)
    out.push(...boxParts(gain, kind).map((part) => lineOf('gain', part)));
  if (gain.rubies) out.push({ kind: 'gain', icon: 'ruby', amount: `+${gain.rubies}` });
  if (gain.extensions) out.push({ kind: 'gain', icon: 'extension', amount: `+${gain.extensions}` });
  for (const good of gain.mosque_tiles)
    out.push({ kind: 'gain', icon: 'mosque-tile', amount: '+1', text: goodName(good) });
  for (const card of gain.cards)
    out.push({ kind: 'gain', icon: 'open-card', amount: '+1', text: cardName(card) });
  out.push(...moved.filter(({ kind }) => kind === 'gain'));
  for (const good of GOODS)
    if (effects.lost[good])
      out.push({
        kind: 'lost',
        icon: GOOD_ICON[good],
        text: m.say_loses({ things: goodsCounts({ ...zero, [good]: effects.lost[good] }).join('') }),
      });
  const next = then(stops, effects, view);
  if (next) out.push(next);
  return out;
}

const lineOf = (kind: 'cost' | 'gain', { icon, n, text }: Part): Line => ({
  kind,
  icon,
  amount: `${kind === 'cost' ? '−' : '+'}${n}`,
  ...(text ? { text } : {}),
});

const zero = { red: 0, green: 0, yellow: 0, blue: 0 };

function then(stops: Stops | null, effects: Effects, view: View): Line | null {
  if (effects.reveals !== 'none') {
    const { icon, text } = REVEALS[effects.reveals];
    return { kind: 'note', icon, text: text() };
  }
  switch (stops) {
    // What is chosen or bought there, and for how much, is in the plan of the place.
    case 'choice':
    case 'price':
    case 'reveal':
      return null;
    case 'encounter':
      return { kind: 'note', icon: metIcon(effects, view), text: m.say_encounter() };
    case 'no_assistant':
      return { kind: 'note', icon: 'no', text: m.why_no_assistant() };
    case 'end_of_turn':
    case null:
      return effects.ends_turn ? { kind: 'note', icon: 'lock', text: m.say_ends_turn() } : null;
    default:
      return never(stops);
  }
}

/** The same as one sentence. */
export function sentence(
  effects: Effects,
  stops: Stops | null,
  view: View,
  name: (seat: Seat) => string,
): string {
  const parts: string[] = [];
  for (const move of effects.moves) {
    if (move.move === 'assistant_left') parts.push(m.say_leaves());
    if (move.move === 'assistant_picked_up') parts.push(m.say_picks_up());
  }
  const moved = boxMoves(effects.moves, 'white'); // only its words are needed
  parts.push(...moved.filter(({ kind }) => kind === 'note').map(({ text }) => text));
  const back = effects.moves.filter((move) => move.move === 'assistant_returned').length;
  if (back) parts.push(m.say_recalls({ assistants: m.unit_assistants({ n: back }) }));
  let lira = effects.pay.lira;
  for (const { seat, lira: paid } of effects.paid_to) {
    parts.push(m.say_pays_to({ player: name(seat), lira: m.unit_lira({ n: paid }) }));
    lira -= paid;
  }
  const paid = things({ ...effects.pay, lira });
  if (paid) parts.push(m.say_pays({ things: paid }));
  const gained = things(effects.gain);
  if (gained) parts.push(m.say_gains({ things: gained }));
  parts.push(...moved.filter(({ kind }) => kind === 'gain').map(({ text }) => text));
  const lost = goodsCounts(effects.lost);
  if (lost.length) parts.push(m.say_loses({ things: list(lost) }));
  const next = then(stops, effects, view);
  if (next?.text) parts.push(next.text);
  return parts.length ? list(parts) : m.say_free();
}
