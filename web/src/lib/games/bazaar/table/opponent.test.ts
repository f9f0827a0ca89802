import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import five from '../../../../fixtures/great-move-4.json';
import move from '../../../../fixtures/move.json';
import Sheet from '../../../table/Sheet.svelte';
import type { PlayerView, View } from '../bazaar';
import Opponent from './Opponent.svelte';
import PlayerPanel from './PlayerPanel.svelte';

afterEach(cleanup);
const viewOf = (fixture: { position: { view: unknown } }) => fixture.position.view as View;

test('a panel is one press, and says whom it opens', async () => {
  const view = viewOf(move);
  const onopen = vi.fn();
  render(PlayerPanel, {
    view,
    player: view.seats[1] as PlayerView,
    seat: 1,
    name: 'Jürgen',
    bot: true,
    away: false,
    goal: 5,
    turn: false,
    leader: false,
    rank: null,
    onopen,
  });
  await fireEvent.click(screen.getByRole('button', { name: /Jürgen/ }));
  expect(onopen).toHaveBeenCalledOnce();
});

test('everything public about a player is in words, with what the boxes add', () => {
  const view = viewOf(five);
  const { container } = render(Opponent, { view, seat: 1, goal: 5, bot: true });
  const counts = Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent?.trim(),
      row.querySelector('dd')?.textContent,
    ]),
  );
  const player = view.seats[1]!;
  expect(counts['Lira']).toBe(String(player.lira));
  expect(counts['Coffee']).toBe(String(player.mocha!.coffee));
  expect(counts['Seals']).toBe(String(player.letters!.seals));
  expect(container.textContent).toContain('Stands at');
});

test('a sheet takes the focus and gives it back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<p>all of it</p>' }));
  const { unmount } = render(Sheet, { title: 'Jürgen', onclose, children });
  const dialog = screen.getByRole('dialog', { name: 'Jürgen' });
  expect(dialog.hasAttribute('open')).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledOnce();
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});
