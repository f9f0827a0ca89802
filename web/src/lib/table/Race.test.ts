import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Race from './Race.svelte';
import Steps from './Steps.svelte';

afterEach(cleanup);
const players = [
  { name: 'You', colour: 'red' as const, rubies: 2, you: true },
  { name: 'Jürgen', colour: 'blue' as const, rubies: 5, you: false },
];

test('everybody stands on the number of their rubies, and the race is a landmark that reads who has how many', () => {
  const { container } = render(Race, { goal: 5, players });
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Ruby race, first to 5');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('You 2, Jürgen 5');
  const fields = [...container.querySelectorAll('li')];
  expect(fields).toHaveLength(6);
  expect(fields[2]?.querySelector('[data-player=red]')).not.toBeNull();
  expect(fields[5]?.querySelector('[data-player=blue]')).not.toBeNull();
});

test('in the last round it says who, how many, and how many turns are left', () => {
  render(Race, { goal: 5, players, turnsLeft: 2 });
  expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ')).toContain('Jürgen: 5');
  expect(screen.getByRole('status').textContent).toContain('2 turns left');
});

test('what is asked now is the current step, what was before is done', () => {
  const { container } = render(Steps, { steps: ['Move', 'Pay', 'Act'], now: 1 });
  expect([...container.querySelectorAll('.done')].map((li) => li.textContent)).toEqual(['Move']);
  expect(container.querySelector('[aria-current=step]')?.textContent).toBe('Pay');
});
