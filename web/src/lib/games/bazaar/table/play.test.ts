import { expect, test, vi } from 'vitest';
import type { Action, Event, Position } from '../bazaar';
import move from '../../../../fixtures/move.json';
import police from '../../../../fixtures/police.json';
import discard from '../../../../fixtures/discard.json';
import { newCards } from '../questions/newCards';
import { titleOf } from '../questions/asked';
import { Notice } from './notice.svelte';
import { Play } from './play.svelte';

const means = (position: Position) => ({
  position: () => position,
  name: String,
  send: vi.fn<(action: Action, then: Action[]) => void>(),
  undo: vi.fn(),
  express: () => true,
  able: () => true,
});

function play(fixture: { position: unknown }, express = true) {
  const all = means(fixture.position as Position);
  return { send: all.send, play: new Play({ ...all, express: () => express }) };
}

test('one press on a destination sends the express path in one message', () => {
  const { play: game, send } = play(move);
  expect(game.press(5, false)).toBe('sent');
  const [action, then] = send.mock.calls[0]!;
  expect(action).toEqual({ do: 'move', to: 5 });
  expect(then).toEqual([{ do: 'leave' }, { do: 'act' }]);
});

test('step by step only the move is sent', () => {
  const { play: game, send } = play(move, false);
  game.press(5, false);
  expect(send).toHaveBeenCalledWith({ do: 'move', to: 5 }, []);
});

test('a first tap shows, a second one goes', () => {
  const { play: game, send } = play(move);
  expect(game.press(5, true)).toBe('selected');
  expect(game.shown?.place).toBe(5);
  expect(send).not.toHaveBeenCalled();
  expect(game.press(5, true)).toBe('sent');
});

test('a place out of reach says why and sends nothing', () => {
  const { play: game, send } = play(move);
  expect(game.press(16, false)).toBe('refused');
  expect(game.targets.get(16)?.blocked?.code).toBe('too_far');
  expect(send).not.toHaveBeenCalled();
});

test('the family member is sent on the board', () => {
  const { play: game, send } = play(police);
  game.press(3, false);
  expect(send).toHaveBeenCalledWith({ do: 'send', to: 3 }, [{ do: 'act' }]);
});

test('where a card must go, a press on it chooses it, and the next one discards it', () => {
  const { play: game, send } = play(discard);
  expect(game.card('long_way').use).toBe('discard');
  game.pressCard('long_way');
  expect(send, 'what is discarded cannot be taken back').not.toHaveBeenCalled();
  expect(game.chosen?.action).toEqual({ do: 'discard', card: 'long_way' });
  game.pressCard('long_way');
  expect(send).toHaveBeenCalledWith({ do: 'discard', card: 'long_way' }, []);
});

test('an armed tile rings the places of assistants, Esc puts it back', () => {
  const { play: game } = play(move);
  game.arm({ what: 'tile' });
  expect([...game.targets.values()].every((target) => target.answer?.action.do === 'call_back')).toBe(true);
  expect(game.putBack()).toBe(true);
  expect(game.armed).toBeNull();
  expect(game.putBack()).toBe(false);
});

/** A game over a slow line. */
function slow(fixture: { position: unknown }) {
  const now = { position: fixture.position as Position, sending: 0 };
  const game = new Play({
    position: () => now.position,
    name: String,
    send: () => (now.sending = 1),
    undo: vi.fn(),
    express: () => true,
    able: () => now.sending === 0,
    sending: () => now.sending,
  });
  return { game, now };
}

test('a press shows its result before the server has answered, and nothing else can be pressed', () => {
  const { game, now } = slow(move);
  const [seat, before] = [game.seat!, game.me!];
  const answer = game.answer({ do: 'move', to: 5 })!;
  game.give(answer);
  expect(game.given).toBe(answer);
  expect(game.asked, 'the question stays in view').toBe(now.position.asked);
  expect(game.view.seats[seat]!.place).toBe(5);
  expect(game.view.seats[seat]!.assistants_in_stack).toBe(before.assistants_in_stack - 1);
  expect(game.targets.size).toBe(0);
  expect(game.press(2, false)).toBe('busy');
});

test('a refused answer is taken back', () => {
  const { game, now } = slow(move);
  const before = game.me!.place;
  game.give(game.answer({ do: 'move', to: 5 })!);
  now.sending = 0;
  expect(game.given).toBeNull();
  expect(game.view.seats[game.seat!]!.place).toBe(before);
});

test('what the server has taken is not taken twice', () => {
  const { game, now } = slow(move);
  game.give(game.answer({ do: 'move', to: 5 })!);
  now.position = { ...now.position, version: now.position.version + 1 };
  expect(game.given).toBeNull();
  expect(game.view).toBe(now.position.view);
});

test('nobody waits for themselves, whether an answer is on its way or the line is lost', () => {
  const { game, now } = slow(move);
  game.give(game.answer({ do: 'move', to: 5 })!);
  expect(titleOf(game, 'Waiting for Red')).not.toBe('Waiting for Red');
  now.sending = 0;
  const lost = new Play({ ...means(now.position), able: () => false });
  expect(lost.asked).toBeNull();
  expect(titleOf(lost, 'Waiting for Red')).not.toBe('Waiting for Red');
});

test('a refusal goes when another place is chosen', () => {
  const { play: game } = play(move);
  const notice = new Notice(game);
  game.press(16, true);
  notice.say('too far');
  expect(notice.text).toBe('too far');
  game.press(5, true);
  expect(notice.text).toBe('');
});

test('cards that came in this turn are new', () => {
  const events = [
    { event: 'card_drawn', seat: 0, card: 'five_lira' },
    { event: 'turn_began', seat: 0 },
    { event: 'card_drawn', seat: 0, card: 'long_way' },
    { event: 'card_drawn', seat: 1, card: null },
  ] as Event[];
  expect(newCards(events, 0)).toEqual(['long_way']);
});
