// What both tables promise whoever sits there.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { GameTypes } from '../game';
import type { TableProps } from '../table/props';
import { afterEach, expect, test, vi } from 'vitest';
import card from '../../fixtures/dice-card.json';
import pay from '../../fixtures/pay.json';
import { m } from '../../paraglide/messages.js';
import BazaarTable from './bazaar/table/Table.svelte';
import { KEYS } from './bazaar/table/keyList';
import DiceTable from './dice/Table.svelte';
import { DICE_KEYS } from './dice/keyList';

type Table = Component<TableProps<GameTypes>>;
type Kept = Pick<TableProps<GameTypes>, 'position' | 'players' | 'log'>;
const TABLES: [string, Table, Kept][] = [
  ['the board game', BazaarTable as unknown as Table, pay as unknown as Kept],
  ['the dice game', DiceTable as unknown as Table, card as unknown as Kept],
];
afterEach(cleanup);
/** What comes in a file of its own. */
const LONG = { timeout: 10_000 };
vi.setConfig({ testTimeout: 30_000 });

function sit(Table: Table, kept: Kept, more: { refusal?: string } = {}) {
  const props = {
    ...kept,
    table: null,
    line: 'open' as const,
    sending: 0,
    refusal: '',
    onanswer: vi.fn(),
    onundo: vi.fn(),
    onhelp: vi.fn(),
    ...more,
  };
  return { ...render(Table, props), ...props };
}
/** Regions whose changes are spoken, with these words in them. */
const speaking = (words: string): Element[] =>
  [
    ...document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'),
  ].filter((region) => region.textContent?.includes(words));

test.each(TABLES)('%s speaks a refusal once, and shows it', async (_, Table, kept) => {
  const words = 'The server has said no';
  sit(Table, kept, { refusal: words });
  await vi.waitFor(() => expect(speaking(words)).not.toHaveLength(0), LONG);
  expect(speaking(words)).toHaveLength(1);
  expect(speaking(words)[0]!.getAttribute('aria-live')).toBe('assertive');
  expect(document.querySelector('#dock')!.textContent).toContain(words);
});

test.each(TABLES)('%s opens its menu with a key, and the rules from there', async (_, Table, kept) => {
  const { onhelp } = sit(Table, kept);
  await fireEvent.keyDown(document.body, { key: 'm' });
  const rules = await vi.waitFor(() => {
    const line = [...document.querySelectorAll<HTMLElement>('.menu .line')].find((one) =>
      one.textContent?.includes(m.menu_rules()),
    );
    if (!line) throw new Error('no line leads to the rules');
    return line;
  }, LONG);
  await fireEvent.click(rules);
  expect(onhelp).toHaveBeenCalledWith('contents');
  expect(document.querySelector('.menu'), 'they lie beside the table, and nothing over it').toBeNull();
});

test.each(TABLES)('%s gives the second answer with a key', async (_, Table, kept) => {
  const { onanswer } = sit(Table, kept);
  const second = document.querySelector<HTMLElement>('#dock > .answers > .button:not(.undo, .main)')!;
  const wanted = kept.position.asked!.answers.find(({ notation }) => notation === second.dataset['answer'])!;
  await fireEvent.keyDown(document.body, { key: 's' });
  expect(onanswer).toHaveBeenCalledOnce();
  expect(onanswer.mock.calls[0]![1]).toEqual(wanted.action);
});

test('the lists of keys name the menu and the second answer', () => {
  for (const keys of [KEYS, DICE_KEYS]) {
    const names = keys.map(([key]) => key);
    expect(names).toEqual(expect.arrayContaining(['m', 's']));
    expect(new Set(names).size, 'no key stands twice').toBe(names.length);
  }
});

test('a press at the dice game that is on its way says so, and the others wait', async () => {
  const [, Table, kept] = TABLES[1]!;
  const { rerender } = sit(Table, kept);
  const dock = document.querySelector('#dock')!;
  const main = () => dock.querySelector<HTMLElement>('.answers .main')!;
  const words = main().querySelector('.label')!.textContent!.trim();
  await fireEvent.click(main());
  await rerender({ sending: 1 });
  expect(main().textContent).toContain(m.play_going({ answer: words }));
  expect(main().getAttribute('aria-busy')).toBe('true');
  expect(dock.querySelector('.answers')!.getAttribute('aria-disabled')).toBe('true');
  expect(dock.textContent).not.toContain(m.line_sending());
  await fireEvent.click(main());
  expect(dock.textContent, 'pressed once more').toContain(m.line_sending());
  await rerender({ sending: 0 });
  expect(dock.textContent).not.toContain(m.line_sending());
  expect(dock.querySelector('.answers')!.getAttribute('aria-disabled')).toBeNull();
});
