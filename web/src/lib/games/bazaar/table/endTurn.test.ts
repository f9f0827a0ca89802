import { expect, test, vi } from 'vitest';
import type { Action } from '../../../types/Action';
import type { Card } from '../../../types/Card';
import type { Answer, Position } from '../bazaar';
import move from '../../../../fixtures/move.json';
import { Play } from './play.svelte';
import { endsHow } from './endTurn.svelte';

/** The end of a turn with this hand; what else can be answered is given. */
function finishing(hand: Card[], known: Card[], others: Action[]): Play {
  const position = structuredClone(move.position) as unknown as Position;
  const asked = position.asked!;
  const me = position.view.seats[asked.seat]!;
  me.hand = hand;
  me.known_cards = known;
  me.cards = hand.length;
  const answers = [...others, { do: 'end' } as Action];
  asked.question = { ask: 'finish', again: 5 };
  asked.answers = answers.map((action) => ({ ...asked.answers[0]!, action }) as Answer);
  return new Play({
    position: () => position,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    express: () => true,
    able: () => true,
  });
}

const AGAIN: Action = { do: 'again' };
const FIVE: Action = { do: 'five_lira' };
const GOVERNOR: Action = { do: 'governor' };

test('when a turn ends by itself does not depend on which cards are hidden', () => {
  for (const way of ['ring', 'at_once'] as const) {
    for (const [card, others] of [
      ['stay', []],
      ['five_lira', [FIVE]],
      ['twice_post_office', [AGAIN]],
    ] as [Card, Action[]][]) {
      expect(endsHow(finishing([card], [], others), way), `${card}, ${way}`).toBe('ring');
      expect(endsHow(finishing([card], [], [...others, GOVERNOR]), way), `${card}, ${way}`).toBe(null);
    }
  }
});

test('at once means at once where everybody knows the hand', () => {
  expect(endsHow(finishing([], [], []), 'at_once')).toBe('at_once');
  expect(endsHow(finishing(['stay'], ['stay'], []), 'at_once')).toBe('at_once');
  expect(endsHow(finishing(['five_lira'], ['five_lira'], [FIVE]), 'at_once')).toBe(null);
});

test('nothing ends by itself for those who press', () => {
  expect(endsHow(finishing([], [], []), 'press')).toBe(null);
});
