import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import SkipLinks from './SkipLinks.svelte';

afterEach(cleanup);

test('the question comes first, then the board and the hand, and a link goes where it says', async () => {
  const [dock, board, hand] = [vi.fn(), vi.fn(), vi.fn()];
  render(SkipLinks, { dock: { focus: dock }, board: { focus: board }, hand: { focus: hand } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#dock', '#board', '#hand']);
  await fireEvent.click(links[1]!);
  expect(board).toHaveBeenCalledOnce();
  expect(dock).not.toHaveBeenCalled();
});

test('whoever only watches has no hand to go to', () => {
  render(SkipLinks, { dock: { focus: vi.fn() }, board: { focus: vi.fn() } });
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
