// Three hints for somebody who has never played here, each once: the rings, the assistant, the end of the turn.
// What was shown is remembered in this browser.
import { m } from '../../../../paraglide/messages.js';
import { remember, remembered } from '../../../storage';
import type { Play } from '../table/play.svelte';

export const HINTS = ['rings', 'assistant', 'end'] as const;
export type HintId = (typeof HINTS)[number];

const KEY = 'hints';
const TEXTS: Record<HintId, () => string> = {
  rings: m.first_rings,
  assistant: m.first_assistant,
  end: m.first_end,
};
export const textOf = (hint: HintId): string => TEXTS[hint]();

/** What this page has shown, for browsers that forbid to remember it. */
const here = new Set<HintId>();

/** Hints that this browser has not shown yet. */
export function unseen(): HintId[] {
  const seen = remembered<string[]>(KEY, []);
  return HINTS.filter((hint) => !seen.includes(hint) && !here.has(hint));
}

/** Whether the assistant of whoever looks was left in this turn, where the merchant stands now. */
function leftHere(play: Play): boolean {
  const { events, seat, me } = play;
  const began = events.findLastIndex(({ event }) => event === 'turn_began');
  return events
    .slice(began + 1)
    .some((event) => event.event === 'assistant_left' && event.seat === seat && event.place === me?.place);
}

/** The hints that fit what is asked now. */
export function fitting(play: Play): HintId[] {
  const { asked } = play;
  // What is on its way may ask more than once before somebody has read it.
  if (!asked || !play.me || play.busy) return [];
  if (asked.question.ask === 'move') return play.targets.size > 0 && !play.armed ? ['rings'] : [];
  // A figure who can still be met comes first: nobody is told of the end beside it.
  if (play.skipped.length) return [];
  const found: HintId[] = leftHere(play) ? ['assistant'] : [];
  return asked.question.ask === 'finish' && play.end ? [...found, 'end'] : found;
}

export class FirstHints {
  shown: HintId[] = $state.raw([]);
  #version = -1;

  /** Shows what fits and is new. It stays until the game goes on, and never comes back. */
  follow(play: Play): void {
    const { version } = play.position;
    // Whoever has chosen a place knows the rings, and wants to see what lies below their words.
    if ((play.selected !== null || play.armed) && this.shown.includes('rings'))
      this.shown = this.shown.filter((hint) => hint !== 'rings');
    if (version === this.#version) return;
    const next = fitting(play).filter((hint) => unseen().includes(hint));
    if (play.asked && !play.busy) this.#version = version;
    this.shown = next;
    for (const hint of next) here.add(hint);
    if (next.length)
      remember(
        KEY,
        HINTS.filter((hint) => !unseen().includes(hint)),
      );
  }
}
