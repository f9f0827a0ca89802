// A study in words: numbers, marks, turning points, reasons. Every sentence is made of what was measured.
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { GameTypes } from '../game';
import type { Name, StudyParts } from './parts';
import type { Mark, Reason, Report, TurningPoint } from './report';

type Parts = Pick<StudyParts<GameTypes>, 'label' | 'outcome' | 'thing'>;

export const percent = (chance: number): number => Math.round(100 * chance);

const formatted = (n: number, digits: number): string =>
  new Intl.NumberFormat(getLocale(), { maximumFractionDigits: digits, minimumFractionDigits: 0 }).format(n);

/** A number with so many digits behind the point, in the language of the page. */
export const number = (n: number, digits = 1): string => formatted(Math.abs(n), digits);

/** A change in whole points with its sign: “+46”, “−3”, “0”. */
export function signed(change: number, digits = 0): string {
  const text = number(100 * change, digits);
  if (text === '0') return text;
  return `${change < 0 ? '−' : '+'}${text}`;
}

const MARKS: Record<Mark, () => string> = {
  masterpiece: m.study_mark_masterpiece,
  sound: m.study_mark_sound,
  crack: m.study_mark_crack,
  shard: m.study_mark_shard,
  only_way: m.study_mark_only_way,
};
export const markName = (mark: Mark | null): string => (mark ? MARKS[mark]() : m.study_mark_none());

/** An answer has surely given away what is left after so many times the noise; `SURE` of crates/study/src/choice.rs. */
const SURE = 2;

/** What an answer surely gave away, by which its mark goes; nothing where that reads like what is said already. */
export function surely(loss: number, noise: number): string {
  const left = Math.max(0, loss - SURE * noise);
  const text = signed(-left, 1);
  return text === signed(-loss, 1) ? '' : m.study_surely({ n: text });
}

/** The result without the luck, in percent; luck can be worth more than a victory. */
export const withoutLuck = (adjusted: number): string =>
  `${Math.round(100 * adjusted) < 0 ? '−' : ''}${number(100 * adjusted, 0)} %`;

/** What a mark means at this table. Where something was given away, why the number beside it may be larger. */
export function aboutMark(mark: Mark, { thresholds }: Report): string {
  const points = (limit: number) => number(100 * limit);
  const said = (limit: string) => `${limit} ${m.study_about_surely()}`;
  if (mark === 'sound') return said(m.study_about_sound({ n: points(thresholds.sound) }));
  if (mark === 'crack') return said(m.study_about_crack({ n: points(thresholds.crack) }));
  if (mark === 'shard') return said(m.study_about_shard({ n: points(thresholds.crack) }));
  return mark === 'masterpiece' ? m.study_about_masterpiece() : markName(mark);
}

/** Who won, in a few words. */
export function winners(report: Report, name: Name): string {
  const best = report.seats.flatMap(({ rank }, seat) => (rank === 1 ? [name(seat)] : []));
  return best.length > 1
    ? m.study_won_together({ players: best.join(', ') })
    : m.study_won({ player: best[0] ?? '' });
}

export function turningPoint(point: TurningPoint, name: Name, parts: Parts): string {
  const player = name(point.seat);
  const label = (notation: string) => parts.label(notation, name);
  if (point.cause === 'luck') {
    const what = parts.outcome(point.action) || m.study_draw();
    return point.change > 0 ? m.study_tp_lucky({ player, what }) : m.study_tp_unlucky({ player, what });
  }
  const what = label(point.action);
  return point.better === undefined
    ? m.study_tp_choice_only({ player, what })
    : m.study_tp_choice({ player, what, better: label(point.better) });
}

/** Smaller differences are not told. */
const SMALLEST = 0.1;

/** Why an answer is better or worse than the one it is compared with; nothing for what has no words. */
export function reason({ fact, value, other }: Reason, seat: number, name: Name, parts: Parts): string {
  const change = value - other;
  const text = number(change);
  // The form of the word follows what is read: 0.97 is read as 1.
  const n = Math.round(10 * Math.abs(change)) / 10;
  if (Math.abs(change) < (fact.kind === 'stopped' ? SMALLEST / 5 : SMALLEST)) return '';
  switch (fact.kind) {
    case 'next_ruby':
      return change < 0 ? m.study_why_ruby_earlier({ n, text }) : m.study_why_ruby_later({ n, text });
    case 'rubies': {
      const { within } = fact;
      if (fact.seat === seat)
        return change > 0
          ? m.study_why_rubies_more({ n, text, within })
          : m.study_why_rubies_fewer({ n, text, within });
      const player = name(fact.seat);
      return change > 0
        ? m.study_why_other_more({ player, n, text, within })
        : m.study_why_other_fewer({ player, n, text, within });
    }
    case 'holding': {
      const thing = parts.thing(fact.what)?.label;
      if (!thing) return '';
      return change > 0 ? m.study_why_more({ thing, n: text }) : m.study_why_less({ thing, n: text });
    }
    case 'paid_to': {
      const player = name(fact.seat);
      return change > 0
        ? m.study_why_pays_more({ player, n: text })
        : m.study_why_pays_less({ player, n: text });
    }
    case 'stopped': {
      const of = { value: `${percent(value)} %`, other: `${percent(other)} %` };
      return change > 0 ? m.study_why_stops_more(of) : m.study_why_stops_less(of);
    }
    default:
      return '';
  }
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(getLocale()) + text.slice(1);

/**
 * Why an answer is the better or the worse one: at most so many sentences. What speaks for the judgement comes first;
 * what speaks against it is said to do so.
 */
export function reasons(
  answer: { reasons: readonly Reason[]; better: boolean },
  seat: number,
  name: Name,
  parts: Parts,
  most = 2,
): string {
  const told = answer.reasons
    .map((one) => ({ agrees: one.gain === answer.better, text: capital(reason(one, seat, name, parts)) }))
    .filter(({ text }) => text)
    .slice(0, most);
  const agreeing = told.filter(({ agrees }) => agrees).map(({ text }) => text);
  const against = told.filter(({ agrees }) => !agrees).map(({ text }) => text);
  if (!against.length) return agreeing.join(' ');
  const opening = answer.better ? m.study_why_still_better : m.study_why_still_worse;
  const but = (agreeing.length ? m.study_why_but : opening)({ reason: against.join(' ') });
  return [...agreeing, but].join(' ');
}

/** A name that fits, whatever somebody has called themselves. */
export const short = (name: string, most = 20): string =>
  [...name].length <= most ? name : `${[...name].slice(0, most - 1).join('')}…`;

/** A sentence in at most two lines, each no longer than that. */
export function lines(sentence: string, most: number): string[] {
  if (sentence.length <= most) return [sentence];
  const at = sentence.lastIndexOf(' ', most);
  const first = at > 0 ? sentence.slice(0, at) : sentence.slice(0, most);
  return [first, short(sentence.slice(first.length).trim(), most)];
}
