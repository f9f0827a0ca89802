// What going to a place would bring, in numbers, for the plate on its tile. What happens for sure is in the server's
// preview; where that stops at a choice, the place adds what is printed on it against what one would have.
import { m } from '../../../../paraglide/messages.js';
import { cost, gain, joined } from '../../../table/signs';
import type { Amounts } from '../../../types/Amounts';
import type { Effects } from '../../../types/Effects';
import { list } from '../../../words';
import { GOODS, GOOD_ICON, none, sum } from '../bazaar';
import type { Arrival } from './place';

export interface Plan {
  /** For small tiles, in signs. */
  short: string;
  /** For large tiles and the question, in signs. */
  long: string;
  /** For the ear; empty where the preview says it all. */
  words: string;
  /** False: one may go, but gains nothing. */
  gains: boolean;
}

export const plan = (short: string, words: string, long = short): Plan => ({
  short,
  long,
  words,
  gains: true,
});

/** One may go, but gains nothing, and why. */
export const nothing = (words: string, short: string = m.plan_nothing(), long = words): Plan => ({
  short,
  long,
  words,
  gains: false,
});

/** Too little of something to buy there. */
export function tooLittle(icon: string, need: number, have: number, words: string): Plan {
  const price = `${need} :${icon}:`;
  return nothing(m.plan_have_words({ need: words, have }), price, m.plan_have({ need: price, have }));
}

/** Something is paid and something is gained, both in signs and in words. */
export const trade = (
  pay: [string, string],
  got: [string, string],
  short = joined(pay[0], '>', got[0]),
): Plan =>
  plan(
    short,
    list([m.say_pays({ things: pay[1] }), m.say_gains({ things: got[1] })]),
    joined(pay[0], '>', got[0]),
  );

/** What is paid or gained, each with its sign. */
export function amountSigns(amounts: Amounts, sign: (n: number, icon: string) => string): string {
  return joined(
    ...GOODS.map((good) => sign(amounts.goods[good], GOOD_ICON[good])),
    sign(amounts.lira, 'lira'),
    sign(amounts.coffee ?? 0, 'coffee'),
    sign(amounts.mosque_tiles.length, 'mosque-tile'),
    sign(amounts.extensions, 'extension'),
    sign(amounts.rubies, 'ruby'),
  );
}

/** Goods of several kinds are counted together where there is little room. */
export function briefly(amounts: Amounts): string {
  const kinds = GOODS.filter((good) => amounts.goods[good] > 0).length;
  if (kinds < 2) return amountSigns(amounts, gain);
  return joined(gain(sum(amounts.goods), 'any'), amountSigns({ ...amounts, goods: none }, gain));
}

/** What is paid to other merchants before anything else. */
export const paidOnTheWay = (effects: Effects): number =>
  effects.paid_to.reduce((n, { lira }) => n + lira, 0);

/** What the preview alone says: everything that happens there happens for sure. */
export function foreseen(effects: Effects): Plan | null {
  const pay = { ...effects.pay, lira: effects.pay.lira - paidOnTheWay(effects) };
  const back = effects.moves.filter(
    ({ move }) => move === 'assistant_returned' || move === 'assistant_gained',
  );
  const signs = joined(
    amountSigns(pay, cost),
    amountSigns(effects.gain, gain),
    gain(back.length, 'assistant'),
  );
  const few = joined(amountSigns(pay, cost), briefly(effects.gain), gain(back.length, 'assistant'));
  return signs ? plan(few, '', signs) : null;
}

/** Why nothing can be done there, whatever the place. */
export function stopped({ stops, acted, effects, lira, due }: Arrival): Plan | null {
  if (stops === 'no_assistant') return nothing(m.why_no_assistant(), ':no:', m.plan_no_assistant());
  if (!acted && effects.ends_turn) return nothing(m.say_ends_turn(), ':no:', m.plan_turn_ends());
  if (due > lira) return tooLittle('lira', due, lira, m.unit_lira({ n: due }));
  return null;
}
