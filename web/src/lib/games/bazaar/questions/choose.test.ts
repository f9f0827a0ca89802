// What cannot be taken back is chosen, then confirmed by an answer that says its name.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import courier from '../../../../fixtures/great-courier.json';
import kiosk from '../../../../fixtures/great-kiosk-use-24-5.json';
import guild from '../../../../fixtures/mocha-guild-discard.json';
import roast from '../../../../fixtures/mocha-place-17.json';
import governor from '../../../../fixtures/base-governor-pay-2.json';
import discard from '../../../../fixtures/discard.json';
import tea from '../../../../fixtures/tea.json';
import type { Action, Position } from '../bazaar';
import Dock from '../table/Dock.svelte';
import { Play } from '../table/play.svelte';

function dock(fixture: { position: unknown }, firstTap = false) {
  const position = fixture.position as Position;
  const send = vi.fn<(action: Action, then: Action[]) => void>();
  const play = new Play({
    position: () => position,
    name: (seat) => `Player ${seat}`,
    send,
    undo: vi.fn(),
    express: () => true,
    able: () => true,
    firstTap: () => firstTap,
  });
  const { container } = render(Dock, {
    play,
    showOdds: true,
    sending: false,
    waiting: '',
    called: String,
    refusal: '',
    onlocked: vi.fn(),
  });
  return { play, send, container };
}
const button = (name: RegExp) => screen.findByRole('button', { name });
const confirm = (container: Element) => container.querySelector<HTMLElement>('.answers [data-confirm]');
const tap = (target: HTMLElement) => {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  return fireEvent(target, event);
};

// Sheets come when they are needed; a test need not wait for the first time.
beforeAll(async () => {
  await Promise.all([import('./sheets'), import('../mocha/sheets'), import('../letters/sheets')]);
}, 120_000);
afterEach(cleanup);

test('on touch a number of the Tea House is chosen, and the main answer names it', async () => {
  const { send, container } = dock(tea);
  const seven = await button(/^Name 7/);
  await tap(seven);
  expect(send).not.toHaveBeenCalled();
  expect(seven.getAttribute('aria-pressed')).toBe('true');
  expect(confirm(container)?.textContent).toContain('Name 7');
  await tap(await button(/^Name 4/));
  expect(confirm(container)?.textContent, 'it may still be changed').toContain('Name 4');
  await tap(confirm(container)!);
  expect(send).toHaveBeenCalledWith({ do: 'announce', number: 4 }, expect.anything());
});

test('a mouse, a key and whoever acts on the first tap need one press', async () => {
  const mouse = dock(tea);
  await fireEvent.click(await button(/^Name 7/));
  expect(mouse.send).toHaveBeenCalledOnce();
  cleanup();
  const quick = dock(tea, true);
  await tap(await button(/^Name 7/));
  expect(quick.send).toHaveBeenCalledOnce();
});

test.each([
  ['Caravansary', discard, '.face[data-card="long_way"]', 'Discard: ', { do: 'discard', card: 'long_way' }],
  ['Guild Hall', guild, '.face[data-card="8"]', 'Discard: ', { do: 'discard_guild', guild: 8 }],
  ['Kiosk', kiosk, '[data-answer^=discard]', 'Discard: ', { do: 'discard', card: 'one_good' }],
  [
    'Courier',
    courier,
    '[data-letter="5"]',
    'Give the letter: ',
    { do: 'discard_letter', letter: { to: 5, delivered: false } },
  ],
])('%s: a press chooses what goes, the main answer says its name', async (_, fixture, one, says, action) => {
  const { send, container } = dock(fixture);
  const found = await waitFor(() => {
    const element = container.querySelector<HTMLElement>(`.body ${one}`);
    if (!element) throw new Error('the sheet is still loading');
    return element;
  });
  await fireEvent.click(found);
  expect(send, 'one press discards nothing').not.toHaveBeenCalled();
  expect(confirm(container)?.textContent).toContain(says);
  expect(container.querySelectorAll('.answers .main'), 'one answer is filled').toHaveLength(1);
  await fireEvent.click(confirm(container)!);
  expect(send.mock.calls[0]?.[0]).toEqual(action);
});

test('the Governor is paid with a card of the hand: chosen, then confirmed', async () => {
  const { play, send, container } = dock(governor);
  play.pressCard('one_good');
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(confirm(container)?.textContent).toContain('Discard: '));
  expect(container.querySelector('.answers [data-answer=pay-lira]'), 'Lira stay possible').not.toBeNull();
  expect(play.putBack(), 'Esc puts it back').toBe(true);
  expect(play.chosen).toBeNull();
});

test('the Roasting Plant says which card is roasted for', async () => {
  const position = structuredClone(roast.position) as unknown as Position;
  const paid = position.asked!.answers.find(({ action }) => action.do === 'pay_good')!;
  position.asked!.answers.push({
    ...paid,
    action: { do: 'discard', card: 'five_lira' },
    notation: 'discard-five-lira',
  });
  const { play, send, container } = dock({ position });
  const card = await waitFor(() => {
    const element = container.querySelector<HTMLElement>('[data-way=card]');
    if (!element) throw new Error('the sheet is still loading');
    return element;
  });
  await fireEvent.click(card);
  expect(send).not.toHaveBeenCalled();
  const main = container.querySelector('[data-answer=roast]');
  expect(main?.textContent).toMatch(/discard .*Lira/);
  play.choose(position.asked!.answers.at(-1)!);
  await waitFor(() => expect(confirm(container), 'one that was pressed in the hand').not.toBeNull());
  expect(container.querySelectorAll('.answers .main'), 'one answer is filled').toHaveLength(1);
});
