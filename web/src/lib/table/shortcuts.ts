// Single keys at the table. `keys` maps a pressed key to what it does; digits are collected into the number of a
// place for a moment.
export type Act = () => unknown;

const SECOND_DIGIT = 700;

export class Digits {
  #typed = '';
  #at = 0;

  /** Another key was pressed: the next digit begins a new number. */
  reset(): void {
    this.#typed = '';
    this.#at = 0;
  }

  /** The place meant by this digit and those just before it, among the places there are. */
  press(digit: string, places: readonly number[], now = Date.now()): number | null {
    this.#typed = now - this.#at < SECOND_DIGIT ? this.#typed + digit : digit;
    this.#at = now;
    return [this.#typed, digit].map(Number).find((place) => places.includes(place)) ?? null;
  }
}

/** Whether a key press belongs to somebody who types. */
export function typing(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement | null)?.closest?.('input, textarea, select') != null;
}

export const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Presses the answer beside the main one. False if there is none. */
export function pressSecond(): boolean {
  const pressed = '#dock > .answers > .button:not(.undo, :disabled, [aria-disabled])';
  const answers = [...document.querySelectorAll<HTMLElement>(pressed)];
  // Where none of them is filled, the first one is the first answer.
  const filled = answers.some((answer) => answer.matches('.main'));
  const second = filled ? answers.find((answer) => !answer.matches('.main')) : answers[1];
  second?.click();
  return second !== undefined;
}

/** The printed number of the place that has the focus. */
export function placeFocused(): number | null {
  const place = (document.activeElement as HTMLElement | null)?.dataset?.place;
  return place ? Number(place) : null;
}

/** The page of the rules about what has the focus. */
export const topicFocused = (): string | undefined =>
  (document.activeElement as HTMLElement | null)?.dataset?.topic;

/** The next or previous of some elements, going round. */
export function around<T>(all: readonly T[], current: T | null, by: 1 | -1): T | undefined {
  const at = current === null ? -1 : all.indexOf(current);
  const from = at < 0 && by < 0 ? 0 : at;
  return all[(from + by + all.length) % all.length];
}
