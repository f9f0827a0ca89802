import { expect, test, vi } from 'vitest';
import { Speech } from './speech.svelte';

test('what others did is said one after the other, and not any more once I have acted', () => {
  vi.useFakeTimers();
  const speech = new Speech();
  speech.tell(['Bora: → 2', 'Cem: → 3']);
  speech.tell(['Defne: → 4']);
  vi.advanceTimersByTime(100);
  expect(speech.polite).toBe('Bora: to 2');
  vi.advanceTimersByTime(1500);
  expect(speech.polite).toBe('Cem: to 3');
  speech.say('Done');
  vi.advanceTimersByTime(5000);
  expect(speech.polite).toBe('Done');
  vi.useRealTimers();
});

test('a hint waits until what was said is heard', () => {
  vi.useFakeTimers();
  const speech = new Speech();
  speech.say('You gain 2 Lira');
  speech.tell(['Gold rings: these places are in reach.']);
  vi.advanceTimersByTime(100);
  expect(speech.polite).toBe('You gain 2 Lira');
  vi.advanceTimersByTime(1500);
  expect(speech.polite).toBe('Gold rings: these places are in reach.');
  vi.useRealTimers();
});
