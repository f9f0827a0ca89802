import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import type { View } from '../../types/dice/View';
import Players from './Players.svelte';

afterEach(cleanup);

test('who looks back finds themselves in the list of players', () => {
  const goods = { red: 0, green: 0, yellow: 0, blue: 0 };
  const seat = { rubies: 1, lira: 2, crystals: 0, goods, brown: 0, tiles: [] };
  const view = { seats: [seat, seat], seat: 0, ranking: null } as unknown as View;
  const name = (seat: number) => ['Leyla', 'Bora'][seat] ?? '';
  const { rerender } = render(Players, { view, name, mine: [1] });
  const [leyla, bora] = screen.getAllByRole('listitem');
  expect(leyla?.textContent).not.toContain(m.label_you());
  expect(bora?.textContent?.replaceAll('\u00a0', ' ')).toContain(`Bora (${m.label_you()})`);
  return rerender({ mine: [] }).then(() => expect(bora?.textContent).not.toContain(m.label_you()));
});
