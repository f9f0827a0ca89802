// The one sentence beside the question: why a press was not possible, or what was asked for. It is about this moment:
// it goes with the question, and with the choice of another place or card.
import { untrack } from 'svelte';
import type { Play } from './play.svelte';

type Moment = Pick<Play, 'selected' | 'armed'> & { position: { version: number } };

export class Notice {
  #said: { text: string; refuses: boolean; moment: ReturnType<Notice['moment']> } | null = $state.raw(null);

  constructor(readonly now: Moment) {}

  moment = () => ({
    version: this.now.position.version,
    selected: this.now.selected,
    armed: this.now.armed,
  });

  get text(): string {
    const now = this.moment();
    const said = this.#said;
    const still =
      said?.moment.version === now.version &&
      said.moment.selected === now.selected &&
      said.moment.armed === now.armed;
    return still ? said.text : '';
  }

  /** It says why something is not possible: in the colour of a warning. */
  get refuses(): boolean {
    return this.#said?.refuses ?? true;
  }

  say(text: string, refuses = true): void {
    this.#said = text ? { text, refuses, moment: untrack(this.moment) } : null;
  }
  clear(): void {
    this.#said = null;
  }
}
