// What an answer costs and gives: as lines with a sign for the eye, and as one sentence for the ear.
import { m } from '../../../../paraglide/messages.js';
import { GOODS, GOOD_ICON, type Answer, type Colour, type Seat, type View } from '../bazaar';
import type { Effects } from '../../../types/Effects';
import type { Stops } from '../../../types/Stops';
import { cardName, goodsAmounts, placeName, things } from './names';
import { guildName, tavernName } from '../mocha/words';
import { goodName, list } from '../../../words';
import { never } from '../../../exhaust';
import { edgeName } from '../mocha/words';

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

export function lines(
  effects: Effects,
  stops: Stops | null,
  colour: Colour,
  name: (seat: Seat) => string,
): Line[] {
  const out: Line[] = [];
  const { pay, gain } = effects;
  for (const move of effects.moves) {
    if (move.move === 'assistant_left')
      out.push({ kind: 'note', icon: `assistant-${colour}`, text: m.say_leaves() });
    if (move.move === 'assistant_picked_up')
      out.push({ kind: 'note', icon: `assistant-${colour}`, text: m.say_picks_up() });
    if (move.move === 'companion')
      out.push({ kind: 'note', icon: `companion-${colour}`, text: companionWords(move.to) });
  }
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
  if (pay.coffee) out.push({ kind: 'cost', icon: 'coffee', amount: `−${pay.coffee}` });
  for (const good of GOODS)
    if (pay.goods[good]) out.push({ kind: 'cost', icon: GOOD_ICON[good], amount: `−${pay.goods[good]}` });
  for (const card of pay.cards)
    out.push({ kind: 'cost', icon: 'open-card', amount: '−1', text: cardName(card) });
  for (const card of pay.guild_cards ?? [])
    out.push({ kind: 'cost', icon: 'guild-back', amount: '−1', text: guildName(card) });
  for (const letter of pay.letters ?? [])
    out.push({ kind: 'cost', icon: letter.delivered ? 'letter-2' : 'letter-1', amount: '−1' });
  for (const good of GOODS)
    if (gain.goods[good]) out.push({ kind: 'gain', icon: GOOD_ICON[good], amount: `+${gain.goods[good]}` });
  if (gain.lira) out.push({ kind: 'gain', icon: 'lira', amount: `+${gain.lira}` });
  if (gain.coffee) out.push({ kind: 'gain', icon: 'coffee', amount: `+${gain.coffee}` });
  for (const kind of gain.tavern_tiles ?? [])
    out.push({ kind: 'gain', icon: 'coffee', amount: '+1', text: m.tavern_tile({ kind: tavernName(kind) }) });
  if (gain.rubies) out.push({ kind: 'gain', icon: 'ruby', amount: `+${gain.rubies}` });
  if (gain.extensions) out.push({ kind: 'gain', icon: 'extension', amount: `+${gain.extensions}` });
  for (const good of gain.mosque_tiles)
    out.push({ kind: 'gain', icon: 'mosque-tile', amount: '+1', text: goodName(good) });
  for (const card of gain.cards)
    out.push({ kind: 'gain', icon: 'open-card', amount: '+1', text: cardName(card) });
  for (const move of effects.moves)
    if (move.move === 'barrier') out.push({ kind: 'gain', icon: 'barrier', text: edgeName(move.between) });
  for (const good of GOODS)
    if (effects.lost[good])
      out.push({
        kind: 'lost',
        icon: GOOD_ICON[good],
        text: m.say_loses({ things: goodsAmounts({ ...zero, [good]: effects.lost[good] }).join('') }),
      });
  const next = then(stops, effects);
  if (next) out.push(next);
  return out;
}

const companionWords = (to: number | null) =>
  to === null ? m.say_companion_home() : m.say_companion_to({ place: placeName(to) });

const zero = { red: 0, green: 0, yellow: 0, blue: 0 };

function then(stops: Stops | null, effects: Effects): Line | null {
  switch (effects.reveals) {
    case 'dice':
      return { kind: 'note', icon: 'roll', text: m.say_rolls() };
    case 'card':
      return { kind: 'note', icon: 'bonus-back', text: m.say_draws() };
    case 'tile':
      return { kind: 'note', icon: 'place-sell', text: m.say_tile() };
    case 'guild':
      return { kind: 'note', icon: 'guild-back', text: m.say_draws_guild() };
    case 'letter':
      return { kind: 'note', icon: 'letter-1', text: m.say_draws_letter() };
    case 'none':
      break;
    default:
      return never(effects.reveals);
  }
  switch (stops) {
    case 'choice':
      return { kind: 'note', icon: 'other', text: m.say_choose() };
    case 'price':
      return { kind: 'note', icon: 'purse', text: m.say_buy() };
    case 'reveal':
      return { kind: 'note', icon: 'roll', text: m.say_choose() };
    case 'encounter':
      return { kind: 'note', icon: 'governor', text: m.say_encounter() };
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
    if (move.move === 'companion') parts.push(companionWords(move.to));
  }
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
  for (const move of effects.moves) if (move.move === 'barrier') parts.push(edgeName(move.between));
  const lost = goodsAmounts(effects.lost);
  if (lost.length) parts.push(m.say_loses({ things: list(lost) }));
  const next = then(stops, effects);
  if (next?.text) parts.push(next.text);
  return parts.length ? list(parts) : m.say_free();
}
