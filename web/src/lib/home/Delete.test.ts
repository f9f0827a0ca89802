import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import type { AnyLine } from '../game';
import Delete from './Delete.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (id: string, name: string) =>
  ({
    table: {
      id,
      game: 'bazaar',
      options: { ruleset: 'base', players: 2, layout: 'short', variants: {} },
      phase: 'over',
      seats: [
        { name: 'Ada', sitter: { sitter: 'me' } },
        { name, sitter: { sitter: 'bot', level: 'easy' } },
      ],
      mine: [0],
      pace: { pace: 'untimed' },
      rated: false,
      changed: 0,
    },
  }) as unknown as AnyLine;

test('a game is deleted after it was asked about once more, and only that one', async () => {
  const deleted = vi.spyOn(api, 'deleteGame').mockResolvedValue(null);
  const ondeleted = vi.fn();
  render(Delete, {
    lines: [line('local-1', 'Bora'), line('local-2', 'Leyla')],
    now: 7200,
    locale: 'en',
    ondeleted,
  });
  const details = document.querySelector('details')!;
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  await fireEvent.click(screen.getByRole('button', { name: /^Delete: .*Leyla · .*2 h/ }));
  expect(deleted).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(deleted).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: /^Delete: .*Leyla/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^Delete: .*Leyla/ }));
  expect(deleted.mock.calls).toEqual([['local-2']]);
  await vi.waitFor(() => expect(ondeleted).toHaveBeenCalledOnce());
});
