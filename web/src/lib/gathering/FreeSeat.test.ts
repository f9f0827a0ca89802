import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tick } from 'svelte';
import FreeSeat from './FreeSeat.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const label = 'Free seat 2 again';
const button = () => screen.queryByRole('button', { name: label });

test('the seat of somebody who looks is not offered, and after their time is over it is', async () => {
  const onfree = vi.fn();
  const { rerender } = render(FreeSeat, { freeIn: null, label, onfree });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(button()).toBeNull();

  await rerender({ freeIn: 180 });
  await vi.advanceTimersByTimeAsync(170_000);
  expect(button()).toBeNull();
  await vi.advanceTimersByTimeAsync(11_000);
  await tick();
  await fireEvent.click(button()!);
  expect(onfree).toHaveBeenCalledOnce();

  await rerender({ freeIn: null });
  expect(button(), 'they are back').toBeNull();
});

test('a table over days is waited for as long as it is said', async () => {
  render(FreeSeat, { freeIn: 30 * 24 * 3600, label, onfree: vi.fn() });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(button()).toBeNull();
});
