import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import waiting from '../../fixtures/waiting.json';
import Dock from '../games/bazaar/table/Dock.svelte';
import type { Position } from '../games/bazaar/bazaar';
import { Play } from '../games/bazaar/table/play.svelte';
import { settings } from '../settings.svelte';
import BotPace from './BotPace.svelte';

beforeEach(() => settings.set('bot_pace', 'usual'));
afterEach(cleanup);
const button = (name: string) => screen.getByRole('button', { name });

test('bots play slower or faster, and it is kept', async () => {
  render(BotPace);
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Bots’ turns: Usual');
  await fireEvent.click(button('Bots slower'));
  expect(settings.get('bot_pace')).toBe('slow');
  expect(JSON.stringify(localStorage), 'for the next visit').toContain('slow');
  expect(button('Bots slower').getAttribute('aria-disabled'), 'nothing is slower').toBe('true');
  await fireEvent.click(button('Bots slower'));
  await fireEvent.click(button('Bots faster'));
  await fireEvent.click(button('Bots faster'));
  expect(settings.get('bot_pace')).toBe('fast');
});

test('whoever makes it slower skips nothing', async () => {
  const skip = vi.fn();
  addEventListener('pointerdown', skip);
  addEventListener('keydown', skip);
  render(BotPace);
  await fireEvent.pointerDown(button('Bots slower'));
  await fireEvent.keyDown(button('Bots slower'), { key: 'Enter' });
  expect(skip).not.toHaveBeenCalled();
  await fireEvent.keyDown(button('Bots slower'), { key: 'Tab' });
  expect(skip, 'other keys go on').toHaveBeenCalledOnce();
  removeEventListener('pointerdown', skip);
  removeEventListener('keydown', skip);
});

test('the dock offers it while a bot is waited for, and only then', () => {
  const position = waiting.position as unknown as Position;
  const means = { name: String, send: vi.fn(), undo: vi.fn(), express: () => true, able: () => true };
  const shown = {
    showOdds: false,
    sending: false,
    waiting: '',
    called: String,
    refusal: '',
    onlocked: vi.fn(),
  };
  const play = new Play({ ...means, position: () => position });
  render(Dock, { play, ...shown, bots: true });
  expect(document.querySelector('.answers .pace')).not.toBeNull();
  cleanup();
  render(Dock, { play, ...shown, bots: false });
  expect(document.querySelector('.answers .pace')).toBeNull();
});
