import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { remembered } from '../storage';
import SoundOffer from './SoundOffer.svelte';

const heard = vi.hoisted(() => vi.fn());
vi.mock('./sounds', () => ({ sound: heard }));
beforeEach(() => {
  localStorage.clear();
  heard.mockClear();
  settings.set('sound', false);
});
afterEach(cleanup);
const offer = () => screen.queryByRole('complementary');

test('sound is offered with the first press, and not before it', async () => {
  render(SoundOffer);
  expect(offer()).toBeNull();
  await fireEvent.pointerUp(window);
  expect(offer()).not.toBeNull();
});

test('a key is a press, too; whoever says yes hears what it is like', async () => {
  render(SoundOffer);
  await fireEvent.keyUp(window, { key: 'Enter' });
  await fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(settings.get('sound')).toBe(true);
  expect(heard).toHaveBeenCalledWith('turn');
  expect(offer()).toBeNull();
});

test('it is offered once, whatever the answer', async () => {
  render(SoundOffer);
  await fireEvent.pointerUp(window);
  await fireEvent.click(screen.getAllByRole('button')[1]!);
  expect(settings.get('sound')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(remembered('sound-offered', false)).toBe(true);
  cleanup();
  render(SoundOffer);
  await fireEvent.pointerUp(window);
  expect(offer()).toBeNull();
});
