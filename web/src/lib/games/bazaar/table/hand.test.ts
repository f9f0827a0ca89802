import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import guild from '../../../../fixtures/mocha-move-2.json';
import move from '../../../../fixtures/move.json';
import type { Card, Position } from '../bazaar';
import Hand from './Hand.svelte';
import { Play } from './play.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Four kinds of cards, of which five Lira can be played now and the long way needs its target. */
function holding(fixture: { position: unknown } = move, asked = true) {
  const position = structuredClone(fixture.position) as Position;
  const [question, seat] = [position.asked!, position.asked!.seat];
  const me = position.view.seats[seat]!;
  me.hand = ['five_lira', 'stay', 'twice_dealer', 'any_goods'];
  const answer = (action: object) => ({ ...question.answers[0]!, action });
  question.answers = [{ do: 'five_lira' }].map(answer) as typeof question.answers;
  question.blocked = [];
  if (!asked) position.asked = null;
  const send = vi.fn();
  const [onasked, onrefused] = [vi.fn(), vi.fn()];
  const play = new Play({
    position: () => position,
    name: String,
    send,
    undo: vi.fn(),
    express: () => true,
    able: () => true,
  });
  const { container, component } = render(Hand, { play, onasked, onrefused });
  const face = (card: Card | number) => container.querySelector<HTMLElement>(`[data-card="${card}"]`)!;
  return { face, component, send, onasked, onrefused };
}

const FINGER = { pointerType: 'touch' };
/** A finger stays on it, and goes: the browser calls that a click. */
async function hold(face: HTMLElement): Promise<void> {
  await fireEvent.pointerDown(face, FINGER);
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(face, FINGER);
  await fireEvent.click(face, { ...FINGER, detail: 1 });
}

test('a card that is held says what it is and is not played', async () => {
  const { face, send, onasked } = holding();
  await hold(face('five_lira'));
  expect(onasked.mock.calls).toEqual([['card-five_lira', '']]);
  expect(send).not.toHaveBeenCalled();
});

test('a card that is held says why it cannot be played now, too', async () => {
  const { face, onasked, onrefused } = holding();
  await hold(face('twice_dealer'));
  expect(onasked.mock.calls).toEqual([['card-twice_dealer', 'Not in this part of the turn']]);
  expect(onrefused).not.toHaveBeenCalled();
});

test('after it was held a card is played by a press as ever', async () => {
  const { face, send, onasked } = holding();
  await hold(face('five_lira'));
  await fireEvent.pointerDown(face('five_lira'), FINGER);
  vi.advanceTimersByTime(100);
  await fireEvent.pointerUp(face('five_lira'), FINGER);
  vi.advanceTimersByTime(1000);
  await fireEvent.click(face('five_lira'), { ...FINGER, detail: 1 });
  expect(onasked).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});

test('a finger that pushes the hand aside asks nothing', async () => {
  const { face, onasked } = holding();
  await fireEvent.pointerDown(face('stay'), FINGER);
  await fireEvent.pointerCancel(face('stay'), FINGER);
  vi.advanceTimersByTime(1000);
  expect(onasked).not.toHaveBeenCalled();
});

test('the right button asks, and so do keys', async () => {
  const { face, component, onasked, send } = holding();
  await fireEvent.pointerDown(face('stay'), { pointerType: 'mouse', button: 2 });
  await fireEvent.contextMenu(face('stay'));
  expect(onasked.mock.calls).toEqual([['card-stay', 'Not in this part of the turn']]);
  expect(component.ask()).toBe(false);
  face('five_lira').focus();
  expect(component.ask()).toBe(true);
  expect(onasked).toHaveBeenLastCalledWith('card-five_lira', '');
  // What was asked about with the mouse is played by a key at once.
  await fireEvent.contextMenu(face('five_lira'));
  await fireEvent.click(face('five_lira'));
  expect(send).toHaveBeenCalledOnce();
});

test('a press that is not possible says of which card it speaks', async () => {
  const { face, onrefused } = holding();
  await fireEvent.click(face('any_goods'));
  expect(onrefused.mock.calls).toEqual([['Not in this part of the turn', 'card-any_goods']]);
});

test('cards can be asked about while others play', async () => {
  const { face, onasked } = holding(move, false);
  await hold(face('five_lira'));
  expect(onasked.mock.calls).toEqual([['card-five_lira', 'Not your turn']]);
});

test('a guild card is asked about like any other', async () => {
  const fixture = structuredClone(guild) as { position: unknown };
  const view = (fixture.position as Position).view;
  const me = view.seats[(fixture.position as Position).asked!.seat]!;
  me.mocha!.guild_hand = [16];
  const { face, onasked } = holding(fixture);
  await hold(face(16));
  expect(onasked.mock.calls[0]?.[0]).toBe('guild-16');
});
