import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import pay from '../../../../fixtures/pay.json';
import short from '../../../../fixtures/short.json';
import type { Blocked, Position } from '../bazaar';
import { Play } from '../table/play.svelte';
import { hinderedOf } from './answers';
import { hinderedWords } from './hindered';
import Plain from './Plain.svelte';

afterEach(cleanup);
const at = (position: Position) =>
  new Play({
    position: () => position,
    name: String,
    send: vi.fn(),
    undo: vi.fn(),
    express: () => true,
    able: () => true,
  });

/** Whoever has come to merchants with too little. */
function poor(): Position {
  const position = structuredClone(pay.position) as unknown as Position;
  const asked = position.asked!;
  position.view.seats[asked.seat]!.lira = 1;
  asked.answers = asked.answers.filter(({ action }) => action.do !== 'pay');
  asked.blocked = [{ action: { do: 'pay' }, ruling: 'B-16', code: 'short', missing: { lira: 1 } } as Blocked];
  return position;
}

test('who cannot pay the merchants reads what is due, and that the turn ends', () => {
  const play = at(poor());
  const { container } = render(Plain, {
    play,
    sheet: 'Plain',
    title: '',
    showOdds: false,
    onshow: vi.fn(),
    onlook: vi.fn(),
  });
  expect(container.querySelector('.refusal')?.textContent).toBe(
    'You have 1 Lira; 2 are due. Without paying your turn ends here.',
  );
});

test('where a place costs too much the turn goes on without its action', () => {
  const play = at(short.position as unknown as Position);
  const { lira } = play.me!;
  expect(hinderedWords(play, hinderedOf(play)!)).toBe(
    `You have ${lira} Lira; ${lira + 1} are due. Your turn goes on without the action.`,
  );
});

test('other things are named as missing', () => {
  const position = poor();
  position.asked!.blocked[0] = {
    action: { do: 'pay' },
    code: 'short',
    missing: { goods: { red: 2, green: 0, yellow: 0, blue: 0 } },
  } as unknown as Blocked;
  const play = at(position);
  expect(hinderedWords(play, hinderedOf(play)!)).toMatch(/^Missing: 2 .*\. Without paying/);
});
