import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import move from '../../../../fixtures/move.json';
import type { View } from '../bazaar';
// Loaded before the clock of a test starts.
import '../../../rules/topics';
import MosqueTiles from './MosqueTiles.svelte';
import Opponent from './Opponent.svelte';

afterEach(cleanup);
const view = move.position.view as unknown as View;

test('a press on one’s own mosque tiles asks what they are', async () => {
  const onabout = vi.fn();
  render(MosqueTiles, { tiles: ['red'], onabout });
  await fireEvent.click(screen.getByRole('button', { name: /^Mosque tiles: / }));
  expect(onabout).toHaveBeenCalledOnce();
});

test('on a panel, which opens as a whole, they are a picture', () => {
  render(MosqueTiles, { tiles: ['red'] });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: /^Mosque tiles: / })).not.toBeNull();
});

test('the sheet of a player says of every tile what it does, and what it costs', async () => {
  const seen = structuredClone(view);
  seen.seats[1]!.mosque_tiles = ['green'];
  const { container } = render(Opponent, { view: seen, seat: 1, goal: 5, bot: false });
  await screen.findByText(/^Red mosque tile: At the Black Market/);
  const words = (good: string) => container.querySelector(`[data-tile=${good}]`)?.textContent ?? '';
  const red = seen.mosques.find(({ good }) => good === 'red');
  expect(words('red')).toContain(`Small Mosque: have ${red?.next}, pay 1`);
  expect(words('green')).toContain('one more good of any kind for 2 Lira');
  expect(words('green'), 'nobody needs the price of what one has').toContain('owned');
  expect(container.querySelectorAll('[data-tile]')).toHaveLength(4);
});
