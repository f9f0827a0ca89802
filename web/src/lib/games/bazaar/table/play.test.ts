import { expect, test, vi } from 'vitest';
import type { Action, Position } from '../bazaar';
import move from '../../../../fixtures/move.json';
import police from '../../../../fixtures/police.json';
import discard from '../../../../fixtures/discard.json';
import { Play } from './play.svelte';

function play(fixture: { position: unknown }, express = true) {
  const send = vi.fn<(action: Action, then: Action[]) => void>();
  const position = fixture.position as Position;
  return {
    send,
    play: new Play({
      position: () => position,
      name: String,
      send,
      undo: vi.fn(),
      express: () => express,
      able: () => true,
    }),
  };
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

test('where a card must go, a press on it discards it', () => {
  const { play: game, send } = play(discard);
  expect(game.card('long_way').use).toBe('discard');
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
