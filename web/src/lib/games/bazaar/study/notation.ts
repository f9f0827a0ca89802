// An answer as records write it, as the object that the labels take.
import type { Action } from '../bazaar';
import { ACTION_NAMES } from '../boxes/actions';

const LONGEST_FIRST = ACTION_NAMES.map((name) => [name, name.replaceAll('_', '-')] as const).sort(
  ([, a], [, b]) => b.length - a.length,
);

/** What stands behind the name of the action, under every name that it may have: a label reads its own. */
function members(name: string, rest: string): Record<string, unknown> {
  const words = rest.split('-');
  const [first = '', second = first] = words;
  const one = /^\d+$/.test(rest) ? Number(rest) : rest;
  return {
    // What has two sides is named by the action itself.
    [name.split('_').at(-1) ?? '']: { to: Number(first), delivered: second === 'delivered' },
    ...Object.fromEntries(
      ['to', 'from', 'place', 'good', 'ware', 'number', 'lira', 'tile', 'guild', 'die', 'kind', 'figure'].map(
        (name) => [name, one],
      ),
    ),
    card: rest.replaceAll('-', '_'),
    payment: rest || 'nothing',
    seat: Number(first),
    reward: second,
    first,
    second,
    between: words.map(Number),
    dice: words.map(Number),
    wild: rest ? words : [],
  };
}

/** Nothing for what is no answer of this game. */
export function actionIn(notation: string): Action | null {
  const found = LONGEST_FIRST.find(([, name]) => notation === name || notation.startsWith(`${name}-`));
  if (!found) return null;
  const [name, written] = found;
  return { do: name, ...members(name, notation.slice(written.length + 1)) } as unknown as Action;
}
