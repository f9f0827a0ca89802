import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Card from './Card.svelte';
import type { Studied } from './context';
import type { Report } from './report';
import { Study } from './study.svelte';
import Summary from './Summary.svelte';

afterEach(cleanup);

const PLAYERS = 5;
const fair = Array.from({ length: PLAYERS }, () => 1 / PLAYERS);
const report = {
  ruleset: 'base',
  progress: { pass: 'finished', done: 1, steps: 1 },
  thresholds: { masterpiece: 0.011, sound: 0.042, crack: 0.081 },
  seats: fair.map((_, seat) => ({
    ...{ name: `P${seat}`, rank: seat + 1, result: seat ? 0 : 1, luck: seat ? -0.1 : 0.53 },
    ...{ luck_adjusted: seat ? 0.1 : 0.47, error_rate: 1.5 + seat, accuracy: 90, decisions: 9, marks: {} },
  })),
  turns: [{ turn: 1, seat: 0, ply: 0, chances_after: fair, decisions: [], outcomes: [] }],
  turning_points: [],
} as unknown as Report;
const studied = {
  colours: ['red', 'blue', 'green', 'yellow', 'white'],
  name: (seat: number) => `P${seat}`,
  parts: { family: () => null },
  rubies: [],
  signs: new Map(),
  mine: [],
} as unknown as Studied;

test('the summary tells the result without luck below the luck of everybody', async () => {
  const source = {
    run: (tell: (report: Report) => void) => Promise.resolve(tell(report)),
    stop: () => undefined,
  };
  const study = new Study(source, { turn: null, decision: null });
  await study.run();
  render(Summary, { study, studied, size: 'phone', onshare: () => undefined });
  expect(screen.getByRole('row', { name: /P0 .*Without luck: 47 %/ })).toBeTruthy();
  expect(screen.getAllByText('Without luck:')).toHaveLength(PLAYERS);
  expect(screen.getByRole('columnheader', { name: /Luck.*Without luck/ })).toBeTruthy();
});

test('the picture to share tells what everybody gave away', () => {
  const { container } = render(Card, { report, studied, address: 'example.org' });
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent?.trim());
  for (const told of ['Given away', '1.5', '5.5', 'Accuracy', '90']) expect(texts).toContain(told);
});
