import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { AnyLine } from '../game';
import TableRow from './TableRow.svelte';

afterEach(cleanup);

const line = (screen: boolean) =>
  ({
    table: {
      id: 'k7fk7fk7fk',
      game: 'bazaar',
      options: { ruleset: 'base', players: 2, layout: 'short', variants: {} },
      phase: 'running',
      seats: [],
      mine: [],
      pace: { pace: 'untimed' },
      rated: false,
      changed: 0,
    },
    asked: null,
    question: null,
    ranking: null,
    screen,
  }) as unknown as AnyLine;

test('the row of a lost screen leads back to the screen, every other to the table', () => {
  for (const [isScreen, to] of [
    [true, '/t/k7fk7fk7fk/screen'],
    [false, '/t/k7fk7fk7fk'],
  ] as const) {
    render(TableRow, { line: line(isScreen), now: 0, heard: 0, locale: 'en' });
    expect(screen.getByRole('link').getAttribute('href')).toBe(to);
    cleanup();
  }
});
